import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isActive } from '@/features/shell/trusted-types';
import {
  differences,
  fits,
  getAddress,
  isRedirect,
  pagePolicies as pages,
  parsePolicy,
  policies,
} from './support/policies';

describe('the policy of every exported page', () => {
  it('comes before every script, lists exactly its inline scripts, forbids inline styles, and requires Trusted Types', async () => {
    expect(pages.length).toBeGreaterThan(80);
    for (const { file, html, root, policy } of pages) {
      expect(html.indexOf('Content-Security-Policy'), file).toBeLessThan(html.indexOf('<script'));
      const scripts = root
        // JSON-LD is data, which the policy doesn't restrict.
        .querySelectorAll('script:not([src], [type="application/ld+json"])')
        .map((script) => script.rawText);
      const hashes = scripts.map(
        (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
      );
      const named = policy.get('script-src')?.filter((source) => source.startsWith("'sha256-")) ?? [];
      expect(new Set(named), file).toEqual(new Set(hashes));
      expect(policy.get('script-src'), file).not.toContain("'unsafe-inline'");
      expect(policy.get('style-src'), file).toEqual(["'self'"]);
      expect(root.querySelectorAll('style, [style]').length, file).toBe(0);
      expect(policy.get('require-trusted-types-for'), file).toEqual(["'script'"]);
      // Swagger UI includes DOMPurify, which has its own policy.
      expect(policy.get('trusted-types'), file).toEqual(['default', 'inert', 'dompurify']);
    }
  });

  it('lets documentation connect to its own site, and to servers only where the reader can call the API', async () => {
    const calling = new Set<string>();
    for (const { file, root, policy } of pages) {
      const calls = root.querySelector('[data-calls-api]') !== null;
      if (calls) calling.add(file);
      expect(policy.get('connect-src')?.join(' '), file).toBe(calls ? "'self' http: https:" : "'self'");
    }
    // The form of the landing page can be filled in on the reader's own server.
    for (const file of ['index.html', 'docs/api/index.html', 'docs/api/forms/createForm/index.html'])
      expect(calling).toContain(file);
    expect(calling).not.toContain('docs/configuration/settings/cors-settings/index.html');
  });

  it('allows nothing on a redirect page', async () => {
    const moved = policies.filter(({ file }) => isRedirect(file));
    expect(moved.length).toBeGreaterThan(60);
    for (const { file, root, policy } of moved) {
      expect([...policy], file).toEqual([['default-src', ["'none'"]]]);
      expect(root.querySelectorAll('script, style, [style]').length, file).toBe(0);
    }
  });

  it('meets no markup that the default policy of Trusted Types would change', async () => {
    for (const { file, root } of pages) {
      const elements = root
        .querySelectorAll('body, body *')
        .filter(({ rawTagName }) => rawTagName !== 'script');
      expect(elements.length, file).toBeGreaterThan(10);
      const active = elements.filter(({ rawTagName, attributes }) =>
        isActive(
          rawTagName,
          Object.entries(attributes).map(([name, value]) => ({ name, value })),
        ),
      );
      expect(active.map(String), file).toEqual([]);
    }
  });
});

describe('the policies for hosts that read a file', () => {
  it('equal those of the pages on Azure, where the first route counts', async () => {
    const text = await readFile('out/staticwebapp.config.json', 'utf8');
    // Azure accepts no larger file.
    expect(text.length).toBeLessThan(20_000);
    const { globalHeaders, routes } = JSON.parse(text) as {
      globalHeaders: Record<string, string>;
      routes: { route: string; headers: Record<string, string> }[];
    };
    for (const { file, policy } of pages) {
      const route = routes.find((each) => fits(each.route, getAddress(file)));
      const headers = { ...globalHeaders, ...route?.headers };
      // A host that changes pages on the way breaks their policies.
      expect(headers['Cache-Control'], file).toBe('no-cache, no-transform');
      expect(differences(parsePolicy(headers['Content-Security-Policy'] ?? ''), policy), file).toEqual([]);
    }
  });

  it('equal those of the pages on hosts where every rule counts', async () => {
    const blocks = (await readFile('out/_headers', 'utf8')).trim().split('\n\n');
    // Cloudflare Pages reads at most 100 rules.
    expect(blocks.length).toBeLessThanOrEqual(100);
    /** Returns all values of a header for an address, on a host that combines all rules. */
    const getValues = (address: string, header: string) =>
      blocks
        .filter((block) => fits(block.split('\n')[0] ?? '', address))
        .flatMap((block) => new RegExp(`^ {2}${header}: (.*)$`, 'm').exec(block)?.[1] ?? []);
    for (const { file, policy } of pages) {
      const address = getAddress(file);
      const [sent = '', ...more] = getValues(address, 'Content-Security-Policy');
      expect(differences(parsePolicy(sent), policy), file).toEqual([]);
      expect(more, file).toEqual([]);
      for (const [header, value] of [
        ['Cache-Control', 'no-cache, no-transform'],
        ['X-Frame-Options', 'DENY'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Strict-Transport-Security', 'max-age=31536000'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ] as const)
        expect(getValues(address, header), file).toEqual([value]);
    }
    expect(getValues('/openapi.yaml', 'Cache-Control')).toEqual(['no-cache, no-transform']);
    for (const file of ['/_next/static/chunks/a1.js', '/sandbox/worker-a1.js'])
      expect(getValues(file, 'Cache-Control'), file).toEqual([
        'public, max-age=31536000, immutable, no-transform',
      ]);
    expect(getValues('/sandbox/worker-a1.js', 'Content-Security-Policy').at(-1)).toContain(
      "default-src 'none'",
    );
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import redirects from '@/redirects.json' with { type: 'json' };
import { htmlFiles } from '@/scripts/export/pages';
import { describe, expect, it } from '@/tests/e2e/support/test';

/** Directives of a policy by name. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

/** Addresses that have moved; their pages are no part of the site. */
const isRedirect = (file: string): boolean => `/${file}`.replace(/\/index\.html$/, '') in redirects;

async function policies(): Promise<{ file: string; html: string; policy: Map<string, string[]> }[]> {
  return Promise.all(
    (await htmlFiles('out')).map(async (file) => {
      const html = await readFile(join('out', file), 'utf8');
      const meta = parse(html).querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
      expect(meta, file).toHaveLength(1);
      return { file, html, policy: directivesOf(meta[0]?.getAttribute('content') ?? '') };
    }),
  );
}

const pages = async () => (await policies()).filter(({ file }) => !isRedirect(file));

describe('the policy of every exported page', () => {
  it('comes before every script and names exactly its inline scripts', async () => {
    const all = await pages();
    expect(all.length).toBeGreaterThan(80);
    for (const { file, html, policy } of all) {
      expect(html.indexOf('Content-Security-Policy'), file).toBeLessThan(html.indexOf('<script'));
      const scripts = parse(html, { blockTextElements: { script: true, style: true } })
        // What is said to search engines is data, which no policy asks about.
        .querySelectorAll('script:not([src], [type="application/ld+json"])')
        .map((script) => script.rawText);
      const hashes = scripts.map(
        (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
      );
      const named = policy.get('script-src')?.filter((source) => source.startsWith("'sha256-")) ?? [];
      expect(new Set(named), file).toEqual(new Set(hashes));
      expect(policy.get('script-src'), file).not.toContain("'unsafe-inline'");
    }
  });

  it('allows no inline styles, and the page has none', async () => {
    for (const { file, html, policy } of await pages()) {
      expect(policy.get('style-src'), file).toEqual(["'self'"]);
      const document = parse(html);
      expect(document.querySelectorAll('style, [style]').length, file).toBe(0);
    }
  });

  it('lets documentation connect to its own site, and to servers only where the reader can call the API', async () => {
    const kinds = new Map<string, string>();
    for (const { file, html, policy } of await pages()) {
      const connects = policy.get('connect-src')?.join(' ') ?? '';
      kinds.set(file, connects);
      const calls = parse(html).querySelector('[data-calls-api]') !== null;
      expect(connects, file).toBe(calls ? "'self' http: https:" : "'self'");
    }
    // The form of the landing page may be filled in on the reader's own server.
    expect(kinds.get('index.html')).toBe("'self' http: https:");
    expect(kinds.get('docs/configuration/settings/cors-settings/index.html')).toBe("'self'");
    expect(kinds.get('docs/api/index.html')).toBe("'self' http: https:");
    expect(kinds.get('docs/api/forms/createForm/index.html')).toBe("'self' http: https:");
  });

  it('allows nothing on a page that only sends its reader on', async () => {
    const moved = (await policies()).filter(({ file }) => isRedirect(file));
    expect(moved).toHaveLength(Object.keys(redirects).length);
    for (const { file, html, policy } of moved) {
      expect([...policy], file).toEqual([['default-src', ["'none'"]]]);
      expect(parse(html).querySelectorAll('script, style, [style]').length, file).toBe(0);
    }
  });
});

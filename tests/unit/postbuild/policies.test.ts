import { expect, it, vi } from 'vitest';
import { addContentSecurityPolicy, servedPolicy } from '@/features/build/csp';

// tests/export/policies.test.ts checks the policies of pages.

const pages = {
  documentation: '<head></head><main></main>',
  'a page that calls the API': '<head></head><main data-calls-api=""></main>',
};

function allows(policy: string, directive: string, address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const sources = new RegExp(`${directive} ([^;"]+)`).exec(policy)?.[1]?.split(' ') ?? [];
  return sources.some(
    (source) =>
      source === protocol ||
      source === `${protocol}//${hostname}` ||
      (source.startsWith(`${protocol}//*.`) && hostname.endsWith(source.slice(protocol.length + 3))),
  );
}

const wanted = [
  ['script-src', 'https://www.googletagmanager.com/gtag/js'],
  ['img-src', 'https://www.google-analytics.com/collect'],
  ['img-src', 'https://www.googletagmanager.com/a'],
  ['connect-src', 'https://region1.google-analytics.com/g/collect'],
  ['connect-src', 'https://region1.analytics.google.com/g/collect'],
  ['connect-src', 'https://www.googletagmanager.com/a'],
] as const;

it.each(Object.entries(pages))('analytics can load and send on %s, with an ID only', (_name, html) => {
  const without = addContentSecurityPolicy(html, 'page.html');
  expect(without).not.toContain('google');
  vi.stubEnv('NEXT_PUBLIC_ANALYTICS_ID', 'G-TEST0000');
  vi.stubEnv('NEXT_PUBLIC_ANALYTICS_URL', '');
  for (const policy of [addContentSecurityPolicy(html, 'page.html'), servedPolicy()])
    expect(wanted.filter(([directive, address]) => !allows(policy, directive, address))).toEqual([]);
});

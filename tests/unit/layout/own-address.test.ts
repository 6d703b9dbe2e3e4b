import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownAddress, ownHref } from '@/features/layout/navigation/own-address';

const ORIGIN = 'https://docs.example';

/** Values that a browser would follow to another host or run as script, or that no page of the site has. */
const bypasses = `
  //evil.example ////evil.example/docs/ /\\evil.example \\\\evil.example \\/evil.example /\\/evil.example
  http:evil.example https:/\\evil.example HTTPS://evil.example http://docs.example/ https://docs.example:8443/
  https://docs.example.evil.example/ ws://docs.example/ //evil.example\\@docs.example/
  https://docs.example@evil.example/ https://docs.example:pass@evil.example/ https://evil.example#docs.example
  https://reader@docs.example/docs/ https://reader:pass@docs.example/docs/
  javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x blob:https://docs.example/6d9c file:///etc/passwd
  //evil%E3%80%82example https://docs.example%2eevil.example/ https://docs。example.evil.example/
  https://docs.example//evil.example /docs/..//evil.example /.//evil.example /docs/%2e%2e//evil.example /..\\/evil.example
  https:// https://[ https://docs.example:99999/ // //%00`
  .trim()
  .split(/[ \n]+/)
  .concat('', '\t//evil.example', '/\t/evil.example', '/\n/evil.example', '\r\n/\\evil.example')
  .concat(' //evil.example')
  .concat('\u0000//evil.example', '\u001f/\\evil.example', 'java\nscript:alert(1)', ' javascript:alert(1)');

/** Unusual values that are a page of the site: the address is on this host whatever the path is. */
const harmless: [value: string, href: string][] = [
  ['/docs/guides/webhooks/', '/docs/guides/webhooks/'],
  ['/docs/?a=//evil.example#//evil.example', '/docs/?a=//evil.example#//evil.example'],
  ['https:docs/', '/docs/'],
  // The scheme of the site without slashes: a path of the site.
  ['https:evil.example', '/evil.example'],
  ['HTTPS://DOCS.EXAMPLE:443/docs/', '/docs/'],
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/%09//evil.example', '/%09//evil.example'],
  ['/∕∕evil.example', '/%E2%88%95%E2%88%95evil.example'],
  ['/@evil.example', '/@evil.example'],
];

describe('an address from data', () => {
  it.each(bypasses)("%j isn't a page of this site", (value) => {
    expect(ownAddress(value, ORIGIN)).toBeUndefined();
  });

  it.each(harmless)('%j is %s', (value, path) => {
    expect(ownAddress(value, ORIGIN)?.href).toBe(ORIGIN + path);
    expect(ownHref(value, ORIGIN)).toBe(path);
  });
});

it.each([
  ['/site/docs/', true],
  ['/docs/', false],
  ['/siteX/docs/', false],
  ['/site', false],
  ['/site//evil.example', false],
  ['/site/\\evil.example', false],
  ['/site/../docs/', false],
])('below the path prefix /site, %s is a page of this site: %s', async (value, isOwn) => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/site');
  vi.resetModules();
  // Modules that have read the prefix would keep it for the following files.
  onTestFinished(() => void vi.resetModules());
  const below = await import('@/features/layout/navigation/own-address');
  expect(below.ownAddress(value, ORIGIN) !== undefined).toBe(isOwn);
});

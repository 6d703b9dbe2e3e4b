import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offlineFiles } from '@/scripts/postbuild/offline';
import { plantFolder } from '@/tests/support/plant-folder';

const KEPT = [
  'index.html',
  'de/index.html',
  'docs/guides/webhooks/index.html',
  'docs/guides/webhooks.md',
  'docs/api/forms/createForm/index.html',
  'markdown-page/index.html',
  '_next/static/chunks/1tquwj--h1zdn.js',
  'sandbox/sql-wasm-43bbcdd44287.wasm',
  'search/en.json',
  'openapi.json',
];

const LEFT_OUT = [
  'docs/0.1.1/guides/webhooks/index.html',
  'versions/0.1.1/openapi.json',
  'social/docs/guides/webhooks.png',
  '404.html',
  '_not-found/index.html',
  '_headers',
  '.hosting/Caddyfile',
  'sitemap.xml',
  // An old address that sends its readers on.
  'docs/intro/index.html',
  'offline/site.json',
  'offline-worker.js',
];

describe('the list of files for reading offline', () => {
  const plant = () =>
    plantFolder(Object.fromEntries([...KEPT, ...LEFT_OUT].map((path) => [path, `text of ${path}`])));

  it('names each file with its size, and says what they are together', async () => {
    const { site, files } = await offlineFiles(plant(), '2026-11-22T10:00:00Z');
    expect(files.map(([path]) => path)).toEqual([...KEPT].sort());
    expect(site.bytes).toBe(files.reduce((sum, [path]) => sum + `text of ${path}`.length, 0));
    expect(site).toMatchObject({ made: '2026-11-22T10:00:00Z', version: 'Next', pages: 5 });
    expect(site.transfer).toBeLessThanOrEqual(site.bytes);
    // As the browser digests what it downloads: the first 128 bits of SHA-256.
    const digest = async (text: string) => {
      const all = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return Buffer.from(all).subarray(0, 16).toString('base64url');
    };
    for (const [path, own] of files) expect(own, path).toBe(await digest(`text of ${path}`));
    expect(site.revision).toBe(await digest(JSON.stringify(files)));
  });

  it('has another revision when a file changes, and the same when only the time does', async () => {
    const folder = plant();
    const { site: before } = await offlineFiles(folder, 'then');
    expect((await offlineFiles(folder, 'now')).site.revision).toBe(before.revision);
    await writeFile(join(folder, 'sitemap.xml'), 'other');
    expect((await offlineFiles(folder, 'now')).site.revision).toBe(before.revision);
    await writeFile(join(folder, 'openapi.json'), 'other');
    expect((await offlineFiles(folder, 'now')).site.revision).not.toBe(before.revision);
  });
});

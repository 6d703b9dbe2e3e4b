import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { offlineFiles } from '@/features/offline/file-list.build';
import { plantFolder } from '@/tests/support/plant-folder';

const COPIED = [
  ...['index.html', 'de/index.html', 'docs/guides/webhooks/index.html', 'docs/guides/webhooks.md'],
  ...['docs/api/forms/createForm/index.html', '_next/static/chunks/1tquwj--h1zdn.js'],
  ...['sandbox/sql-wasm-43bbcdd44287.wasm', 'search/en.json', 'openapi.json'],
];

const LEFT_OUT = [
  ...['social/docs/guides/webhooks.png', '404.html', '_not-found/index.html', '_headers'],
  ...['.hosting/Caddyfile', 'sitemap.xml', 'offline-worker.js'],
];

it('lists each file with its hash, pages by the address of their folder', async () => {
  const folder = plantFolder(Object.fromEntries([...COPIED, ...LEFT_OUT].map((path) => [path, path])));
  const expected = [...COPIED]
    .sort()
    .map((path) => [
      `./${path.replace(/index\.html$/, '')}`,
      createHash('sha256').update(path).digest('base64'),
    ]);
  expect(await offlineFiles(folder)).toEqual(expected);
});

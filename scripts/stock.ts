import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/theme.config';

/** Where the stock theme is built. Inside the project, so that it resolves the same packages. */
export const stockFolder = 'generated/stock';

/** What is copied in addition to `scripts/stock/`: pages, and the files that their components read. */
const data = [
  'openapi.json',
  'openapi.server.json',
  'app/css/tokens.css',
  'content/glossary.json',
  'public',
  'packages/reference-api/differences/recorded-responses.jsonl',
];

/** Copies `scripts/stock/`, the content and its data. Keeps the previous build and its caches. */
export async function prepareStock(): Promise<void> {
  await mkdir(stockFolder, { recursive: true });
  for (const part of ['app', 'content', 'public'])
    await rm(join(stockFolder, part), { recursive: true, force: true });
  await cp('scripts/stock', stockFolder, { recursive: true });
  // The stock theme supports pages in English.
  const left = site.locales.flatMap(({ path }) => (path ? [join('content', path)] : []));
  await cp('content', join(stockFolder, 'content'), {
    recursive: true,
    filter: (path) => !left.includes(path) && !path.endsWith('.jsonl'),
  });
  for (const name of data) await cp(name, join(stockFolder, name), { recursive: true });
}

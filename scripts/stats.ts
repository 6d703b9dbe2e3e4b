import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { splitLocale } from '@/lib/i18n/split';
import { parseAddress } from '@/lib/shared/addresses';
import { isSearchData } from '@/lib/shared/search/types';
import { site } from '@/theme.config';
import { htmlFiles } from './export/pages';
import { generate } from './generate';

const OUT = 'out';

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

function line(name: string, ...values: (string | number)[]): void {
  console.log(`${name.padEnd(28)}${values.join(' · ')}`);
}

async function sizeBelow(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Prints how many pages the built site has, what they weigh, and what is searched. */
async function printStats(): Promise<void> {
  const files = (await htmlFiles(OUT)).filter((file) => file.endsWith('index.html'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = `/${file.replace(/index\.html$/, '')}`;
      const html = await readFile(join(OUT, file), 'utf8');
      const words = html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
      return { path, words, bytes: brotliCompressSync(html).length };
    }),
  );
  for (const locale of site.locales) {
    const own = pages.filter(({ path }) => splitLocale(path).locale === locale);
    const words = own.reduce((sum, page) => sum + page.words, 0);
    line(`Pages, ${locale.label}`, own.length, `${words} words with navigation`);
  }
  for (const kind of ['page', 'operation', 'category', 'other'])
    line(`Pages of kind ${kind}`, pages.filter(({ path }) => parseAddress(path).kind === kind).length);
  const { apiOperations } = await import('@/lib/shared/openapi/operations');
  line('Operations', apiOperations.length);
  const [heaviest] = [...pages].sort((a, b) => b.bytes - a.bytes);
  const mean = pages.reduce((sum, { bytes }) => sum + bytes, 0) / (pages.length || 1);
  line(
    'HTML of a page, brotli',
    `mean ${kB(mean)}`,
    `most ${kB(heaviest?.bytes ?? 0)} ${heaviest?.path ?? ''}`,
  );
  for (const { code } of site.locales) {
    const text = await readFile(join(OUT, 'search', `${code}.json`), 'utf8');
    const data: unknown = JSON.parse(text);
    if (!isSearchData(data))
      throw new Error(`${OUT}/search/${code}.json is no search index: build the site anew.`);
    line(`Search, ${code}`, `${data.documents.length} documents`, kB(brotliCompressSync(text).length));
  }
  for (const folder of [OUT, `${OUT}/_next`, `${OUT}/social`, `${OUT}/sandbox`]) {
    const { files: count, bytes } = await sizeBelow(folder);
    line(folder, `${count} files`, kB(bytes));
  }
}

try {
  await generate();
  await printStats();
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(isMissing ? 'There is no built site in out/: run npm run build once.' : error);
  process.exit(1);
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { ExportedPage } from './pages';

/** A fast compression, which is never smaller than the exact one and takes a tenth of its time. */
const light = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Returns the weight of a text in bytes after brotli; exact if it is near the budget or over it. */
function weighText(text: string, budget: number): number {
  const most = brotliCompressSync(text, light).length;
  return most <= budget ? most : brotliCompressSync(text).length;
}

const compressed = new Map<string, number>();

async function fileWeight(path: string): Promise<number> {
  const known = compressed.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await readFile(path)).length;
  compressed.set(path, size);
  return size;
}

/** Returns the total weight of files of an export by their addresses, in bytes after brotli. */
export async function weighFiles(folder: string, addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map((address) => fileWeight(join(folder, decodeURI(address)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns addresses of modules with all their static imports. */
async function withImports(addresses: readonly string[]): Promise<string[]> {
  const all = new Set(addresses);
  for (const address of all) {
    const text = await readFile(join('out', decodeURI(address)), 'utf8');
    for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/([\w-]+\.js)"/g))
      all.add(address.replace(/[^/]+$/, name ?? ''));
  }
  return [...all];
}

/** Returns the addresses that elements of a page refer to, each once. */
const getAddresses = (root: HTMLElement, selector: string): string[] => [
  ...new Set(
    root
      .querySelectorAll(selector)
      .map(
        (element) => (element.getAttribute('src') ?? element.getAttribute('href') ?? '').split('?')[0] ?? '',
      ),
  ),
];

/**
 * Weighs a page by what its HTML makes the browser load, in bytes after brotli.
 * @param budget of the HTML; a fast compression is enough for smaller pages
 */
export async function weighPage({ html, root }: ExportedPage, budget: number) {
  const weigh = (addresses: readonly string[]) => weighFiles('out', addresses);
  const atOnce = getAddresses(root, 'script[src]:not([nomodule], [noModule], [type^="deferred"])');
  const fonts = getAddresses(root, 'link[rel="preload"][as="font"]');
  const sizes = await Promise.all(fonts.map(async (address) => (await stat(`out${address}`)).size));
  return {
    html: weighText(html, budget),
    script: await weigh(await withImports(atOnce)),
    /** Script that loads when the reader acts. */
    deferred: await weigh(getAddresses(root, 'script[src][type^="deferred"]')),
    css: await weigh(getAddresses(root, 'link[rel="stylesheet"]:not([disabled])')),
    /** Fonts that the page preloads, uncompressed. */
    fonts: sizes.reduce((sum, size) => sum + size, 0),
  };
}

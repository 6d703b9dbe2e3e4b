import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Weight of a page in bytes after brotli. */
export interface PageWeight {
  html: number;
  /** Script that comes with the page. */
  script: number;
  /** Script that comes when the reader acts. */
  later: number;
  css: number;
  /** Typefaces that the page preloads; the files as they are. */
  fonts: number;
}

/** A light compression, which is never smaller than the one that counts and takes a tenth of its time. */
const light = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Returns the weight of a text in bytes after brotli, exactly where it is near the budget or over it. */
function weightOf(text: string, budget: number): number {
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

/** Weighs files of an export by their addresses; bytes after brotli. */
export async function weighFiles(folder: string, addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map((address) => fileWeight(join(folder, decodeURI(address)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Addresses of modules with all that they import from the start. */
async function withImports(folder: string, addresses: readonly string[]): Promise<string[]> {
  const all = new Set(addresses);
  for (const address of all) {
    const text = await readFile(join(folder, decodeURI(address)), 'utf8');
    for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/([\w-]+\.js)"/g))
      all.add(address.replace(/[^/]+$/, name ?? ''));
  }
  return [...all];
}

/** Addresses of the scripts of a page that a current browser loads: at once, or later, when the reader acts. */
function scriptsOf(html: string): { atOnce: string[]; later: string[] } {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/\bnomodule\b/i.test(tag),
  );
  const waits = ([tag]: RegExpExecArray) => tag.includes('type="later"');
  const addresses = (some: RegExpExecArray[]) => [
    ...new Set(some.map(([, address]) => (address ?? '').split('?')[0] ?? '')),
  ];
  return { atOnce: addresses(tags.filter((tag) => !waits(tag))), later: addresses(tags.filter(waits)) };
}

/** Addresses of all scripts that a page of an export names, those that come later included. */
export async function scriptAddresses(folder: string, route: string): Promise<string[]> {
  const { atOnce, later } = scriptsOf(await readFile(join(folder, route, 'index.html'), 'utf8'));
  return [...atOnce, ...later];
}

async function fontsWeight(folder: string, html: string): Promise<number> {
  const files = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g)];
  const sizes = await Promise.all(
    files.map(async ([, address = '']) => (await readFile(join(folder, decodeURI(address)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Weighs an exported page by what its HTML makes the browser load.
 * @param budget of the HTML; one that is lighter is weighed lightly
 */
export async function weighPage(folder: string, route: string, budget = 0): Promise<PageWeight> {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8');
  const scripts = scriptsOf(html);
  const styles = new Set(
    [...html.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)[^"]*"/g)].map((match) => match[1] ?? ''),
  );
  return {
    html: weightOf(html, budget),
    script: await weighFiles(folder, await withImports(folder, scripts.atOnce)),
    later: await weighFiles(folder, scripts.later),
    css: await weighFiles(folder, styles),
    fonts: await fontsWeight(folder, html),
  };
}

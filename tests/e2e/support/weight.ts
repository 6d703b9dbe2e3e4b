import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Weight of a page in bytes after brotli. */
export interface PageWeight {
  html: number;
  script: number;
  css: number;
  scripts: string[];
}

const compressed = new Map<string, number>();

async function fileWeight(path: string): Promise<number> {
  const known = compressed.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await readFile(path)).length;
  compressed.set(path, size);
  return size;
}

async function total(folder: string, addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map((address) => fileWeight(join(folder, decodeURI(address)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Addresses of the scripts that a current browser loads by itself: all but those marked `nomodule` and those that wait. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/\bnomodule\b|\btype="later"/i.test(tag),
  );
  return [...new Set(tags.map(([, address]) => (address ?? '').split('?')[0] ?? ''))];
}

/** Weighs an exported page by what its HTML makes the browser load. */
export async function weighPage(folder: string, route: string): Promise<PageWeight> {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8');
  const scripts = scriptsOf(html);
  const styles = new Set(
    [...html.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)[^"]*"/g)].map((match) => match[1] ?? ''),
  );
  return {
    html: brotliCompressSync(html).length,
    script: await total(folder, scripts),
    css: await total(folder, styles),
    scripts,
  };
}

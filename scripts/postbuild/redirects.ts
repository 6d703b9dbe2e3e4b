import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { escapeAttribute } from '@/lib/escape-html';
import { site } from '@/theme.config';

/** An address that was there once and the page that took its place; paths with base path and slash at the end. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of `content/redirects.json` below a base path. */
export const redirectsBelow = (basePath: string): Redirect[] =>
  Object.entries(redirects).map(([from, to]) => ({ from: `${basePath}${from}/`, to: `${basePath}${to}/` }));

/** Rules as Netlify and Cloudflare Pages read them from `_redirects`, with and without a slash at the end. */
export function redirectsFile(all: readonly Redirect[]): string {
  const lines = all.flatMap(({ from, to }) => [`${from.slice(0, -1)} ${to} 301`, `${from} ${to} 301`]);
  return `${lines.join('\n')}\n`;
}

/** A page that sends its reader on, for hosts that read no rules; it needs no script. */
function page(to: string): string {
  const address = escapeAttribute(to);
  return [
    '<!doctype html>',
    `<html lang="${site.locales[0].code}"><head><meta charset="utf-8"><title>Moved</title>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${site.origin}${address}"><meta name="viewport" content="width=device-width"></head>`,
    `<body><main><h1>Moved</h1><p>This page is now at <a href="${address}">${address}</a>.</p></main></body></html>`,
    '',
  ].join('\n');
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes the rules and the pages for addresses that have moved.
 * Throws a sentence when an address has a page of its own, or leads to none.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 */
export async function writeRedirects(folder: string, basePath: string): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const file = join(folder, from, 'index.html');
    if (await isThere(file))
      throw new Error(`content/redirects.json: ${from} has a page of its own; remove the line.`);
    if (!(await isThere(join(folder, to, 'index.html'))))
      throw new Error(
        `content/redirects.json: ${from} leads to ${to}, which isn't a page. Enter the path of a page.`,
      );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page(`${basePath}${to}/`));
  }
  await writeFile(join(folder, '_redirects'), redirectsFile(redirectsBelow(basePath)));
}

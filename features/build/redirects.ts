import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { parseAddress } from '@/shared/addresses';
import { filesBelow } from '@/shared/files/files';
import { escapeAttribute } from '@/shared/html/escape-html';
import { sitePath } from '@/shared/paths';
import { site } from '@/theme.config';

/** Moved addresses with their new ones. A pair that ends in `/*` moves everything below. */
type Redirects = Readonly<Record<string, string>>;

/** Returns whether an address of the site has moved. */
export const isMoved = (path: string, moved: Redirects = redirects): boolean =>
  Object.keys(moved).some((from) =>
    from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : sitePath(path) === from,
  );

/** Returns a redirect page without script, for hosts without redirect rules. */
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

/** Returns the documentation pages below a path of the export, as paths below it. */
function pagesBelow(folder: string, path: string): string[] {
  return filesBelow(folder, '.html')
    .map((file) => sitePath(`/${file.replace(/index\.html$/, '')}`))
    .filter((own) => own.startsWith(`${path}/`) && parseAddress(own).kind === 'page')
    .map((own) => own.slice(path.length));
}

/**
 * Returns each moved address with its new one. A pair that ends in `/*` becomes a pair for each page below
 * the target.
 */
function eachMoved(folder: string, moved: Redirects): [from: string, to: string][] {
  return Object.entries(moved).flatMap(([from, to]): [string, string][] => {
    if (!from.endsWith('/*')) return [[from, to]];
    const [old, current] = [from.slice(0, -2), to.slice(0, -2)];
    return pagesBelow(folder, current).map((rest) => [old + rest, current + rest]);
  });
}

/** Returns the rules of a pair for Netlify and Cloudflare Pages, with and without a trailing slash. */
function hostRules(from: string, to: string, basePath: string): string {
  if (from.endsWith('/*')) return `${basePath}${from} ${basePath}${to.slice(0, -1)}:splat 301\n`;
  const address = `${basePath}${to}/`;
  return `${basePath}${from} ${address} 301\n${basePath}${from}/ ${address} 301\n`;
}

/**
 * Writes the redirect rules and pages. Throws when a moved address has a page, or its target has none.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 */
export async function writeRedirects(
  folder: string,
  basePath: string,
  moved: Redirects = redirects,
): Promise<void> {
  for (const [from, to] of eachMoved(folder, moved)) {
    const file = join(folder, from, 'index.html');
    if (existsSync(file)) throw new Error(`content/redirects.json: ${from} is a page; remove the line.`);
    if (!existsSync(join(folder, to, 'index.html')))
      throw new Error(
        `content/redirects.json: ${from} leads to ${to}, which isn't a page. Enter the path of a page.`,
      );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page(`${basePath}${to}/`));
  }
  const rules = Object.entries(moved).map(([from, to]) => hostRules(from, to, basePath));
  await writeFile(join(folder, '_redirects'), rules.join(''));
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { escapeAttribute } from '@/lib/escape-html';
import { site } from '@/theme.config';

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

/**
 * Writes the rules and the pages for addresses that have moved.
 * Throws a sentence when an address has a page of its own, or leads to none.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 */
export async function writeRedirects(folder: string, basePath: string): Promise<void> {
  const rules: string[] = [];
  for (const [from, to] of Object.entries(redirects)) {
    const file = join(folder, from, 'index.html');
    if (existsSync(file))
      throw new Error(`content/redirects.json: ${from} has a page of its own; remove the line.`);
    if (!existsSync(join(folder, to, 'index.html')))
      throw new Error(
        `content/redirects.json: ${from} leads to ${to}, which isn't a page. Enter the path of a page.`,
      );
    const address = `${basePath}${to}/`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page(address));
    // As Netlify and Cloudflare Pages read them, with and without a slash at the end.
    rules.push(`${basePath}${from} ${address} 301\n${basePath}${from}/ ${address} 301\n`);
  }
  await writeFile(join(folder, '_redirects'), rules.join(''));
}

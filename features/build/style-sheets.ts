import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A link to one of Next's style sheets. React marks those that it knows with a precedence. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"( data-precedence="[^"]*")?[^>]*>/g;

/** Folder of Next's style sheets; the joined ones are beside them, so that addresses of fonts stay valid. */
const FOLDER = '_next/static/chunks';

/**
 * Returns a function that gives a page one style sheet in place of several: a browser paints after the last of
 * them, and HTTP/1.1 needs a connection for each. On a page with islands, the links of React
 * remain, disabled: browsers load no disabled sheet, and React adds none whose link it finds.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 */
export function styleSheetJoiner(folder: string, basePath: string): (html: string) => Promise<string> {
  /** Address of the joined sheet by the names of its parts. */
  const joined = new Map<string, Promise<string>>();
  const write = async (names: readonly string[]): Promise<string> => {
    const texts = names.map((name) => readFile(join(folder, FOLDER, name), 'utf8'));
    const css = (await Promise.all(texts)).join('\n');
    const name = `${createHash('sha256').update(css).digest('hex').slice(0, 13)}.css`;
    await writeFile(join(folder, FOLDER, name), css);
    return `${basePath}/${FOLDER}/${name}`;
  };
  return async (html) => {
    const links = [...html.matchAll(SHEET)];
    const [first] = links;
    if (!first || links.length < 2) return html;
    const names = links.map(([, address = '']) => basename(address));
    const key = names.join(' ');
    if (!joined.has(key)) joined.set(key, write(names));
    const address = await joined.get(key);
    return html.replace(SHEET, (link, _, precedence = '', position) => {
      const one = position === first.index ? `<link rel="stylesheet" href="${address}"/>` : '';
      return one + (precedence && link.replace(precedence, `${precedence} disabled=""`));
    });
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesBelow, type SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { slashed } from '@/shared/files/files';

/** An entry of a `_meta.ts` with its position in the text. */
interface Entry {
  name: string;
  start: number;
  end: number;
}

/** Returns the entries of the object that a `_meta.ts` declares. */
export function metaEntries(text: string): Entry[] {
  const source = ts.createSourceFile('_meta.ts', text, ts.ScriptTarget.Latest, true);
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) ts.forEachChild(node, visit);
    else
      for (const { name, end } of node.properties)
        if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
          entries.push({ name: name.text, start: name.getStart(), end });
  };
  visit(source);
  return entries;
}

/** Reports keys without a page or folder, which break every page, and pages missing from `_meta.ts`. */
export function checkMeta(pages: readonly SourcePage[], root: string): Problem[] {
  return filesBelow(join(root, 'content'), '_meta.ts').flatMap((path) => {
    const folder = dirname(path);
    const file = slashed(path.slice(root.length + 1));
    const text = readFileSync(path, 'utf8');
    const keys = metaEntries(text);
    const exists = ({ name }: Entry) =>
      existsSync(join(folder, `${name}.mdx`)) || existsSync(join(folder, name));
    const below = slashed(folder.slice(root.length + 1));
    const unlisted = pages.filter((page) => {
      const [, name] = page.file.startsWith(`${below}/`)
        ? (/^([^/]+)\.mdx$/.exec(page.file.slice(below.length + 1)) ?? [])
        : [];
      return name !== undefined && name !== 'index' && !keys.some((key) => key.name === name);
    });
    return [
      ...keys
        .filter((key) => !exists(key) && !/type: ['"]separator['"]/.test(text.slice(key.start, key.end)))
        .map(({ name, start }) => ({
          file,
          line: text.slice(0, start).split('\n').length,
          problem: `"${name}" is neither a page nor a folder of ${below}`,
          fix: `remove it, or create ${below}/${name}.mdx`,
        })),
      ...unlisted.map((page) =>
        problemAt(page, 1, `${file} does not list the page`, 'add its name where readers should find it'),
      ),
    ];
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { slashed } from '@/lib/server/files';
import { filesBelow, type SourcePage } from '../pages';
import type { Problem } from '../problem';

interface Key {
  name: string;
  line: number;
}

/** Keys of the object that a `_meta.ts` declares, with their lines. */
function keysOf(text: string): Key[] {
  const source = ts.createSourceFile('_meta.ts', text, ts.ScriptTarget.Latest, true);
  const keys: Key[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
      for (const { name } of initializer.properties)
        if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
          keys.push({
            name: name.text,
            line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1,
          });
    }
  }
  return keys;
}

/** Keys without a page or folder, at which every page fails, and pages that the tree would list last. */
export function checkMeta(pages: readonly SourcePage[], root: string): Problem[] {
  return filesBelow(join(root, 'content'), '_meta.ts').flatMap((path) => {
    const folder = dirname(path);
    const file = slashed(path.slice(root.length + 1));
    const keys = keysOf(readFileSync(path, 'utf8'));
    const isThere = ({ name }: Key) =>
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
        .filter((key) => !isThere(key))
        .map(({ name, line }) => ({
          file,
          line,
          problem: `"${name}" is neither a page nor a folder of ${below}`,
          fix: `remove it, or create ${below}/${name}.mdx`,
        })),
      ...unlisted.map((page) => ({
        file: page.file,
        line: 1,
        problem: `${file} does not list the page`,
        fix: 'add its name where readers should find it',
      })),
    ];
  });
}

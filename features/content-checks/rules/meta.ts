import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import ts from 'typescript';
import { filesBelow, type SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { slashed } from '@/shared/files/files';

/** An entry of a `_meta.ts`. */
interface Entry {
  name: string;
  line: number;
  isSeparator: boolean;
}

/** Returns the entries of the object that a `_meta.ts` declares. */
function metaEntries(text: string): Entry[] {
  const source = ts.createSourceFile('_meta.ts', text, ts.ScriptTarget.Latest, true);
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const property of node.properties) {
      const { name } = property;
      if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) continue;
      const { line } = source.getLineAndCharacterOfPosition(name.getStart());
      const isSeparator = /type: ['"]separator['"]/.test(property.getText());
      entries.push({ name: name.text, line: line + 1, isSeparator });
    }
  };
  visit(source);
  return entries;
}

/** Reports keys without a page or folder, which break every page, and pages missing from `_meta.ts`. */
export function checkMeta(pages: readonly SourcePage[], root: string): Problem[] {
  return filesBelow(join(root, 'content'), '_meta.ts').flatMap((path) => {
    const file = slashed(relative(root, path));
    const folder = posix.dirname(file);
    const entries = metaEntries(readFileSync(path, 'utf8'));
    const listed = new Set(['index', ...entries.map(({ name }) => name)]);
    const exists = (name: string) =>
      ['.mdx', ''].some((ending) => existsSync(join(root, folder, name + ending)));
    return [
      ...entries
        .filter(({ name, isSeparator }) => !isSeparator && !exists(name))
        .map(({ name, line }) =>
          problemAt(
            { file },
            line,
            `"${name}" is neither a page nor a folder of ${folder}`,
            `remove it, or create ${folder}/${name}.mdx`,
          ),
        ),
      ...pages
        .filter(
          (page) => posix.dirname(page.file) === folder && !listed.has(posix.basename(page.file, '.mdx')),
        )
        .map((page) =>
          problemAt(page, 1, `${file} does not list the page`, 'add its name where readers should find it'),
        ),
    ];
  });
}

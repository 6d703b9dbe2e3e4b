import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { filesBelow } from '@/shared/files/files';

/** A key of the object in a `_meta.ts`, each in its line. Those of separators begin with dashes. */
const KEY = /^ {2}(['"]?)(\w.*?)\1:/;

/** Reports keys without a page or folder, which break every page, and pages missing from `_meta.ts`. */
export function checkMeta(pages: readonly SourcePage[], root: string): Problem[] {
  return filesBelow(join(root, 'content'), '_meta.ts').flatMap((path) => {
    const file = `content/${path}`;
    const folder = posix.dirname(file);
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const names = lines.map((text) => KEY.exec(text)?.[2]);
    const unknown = names.flatMap((name, index) => {
      if (!name || ['.mdx', ''].some((ending) => existsSync(join(root, folder, name + ending)))) return [];
      const fix = `remove it, or create ${folder}/${name}.mdx`;
      return [problemAt({ file }, index + 1, `"${name}" is neither a page nor a folder of ${folder}`, fix)];
    });
    const listed = new Set(['index', ...names]);
    const unlisted = pages.filter(
      (page) => posix.dirname(page.file) === folder && !listed.has(posix.basename(page.file, '.mdx')),
    );
    const fix = 'add its name where readers should find it';
    return [...unknown, ...unlisted.map((page) => problemAt(page, 1, `${file} does not list the page`, fix))];
  });
}

import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { checkable } from '@/features/content-checks/fences/collect';
import { documentationFences } from './support/planted-fences';

// A copied C# block fails with CS0246 or CS1061 for each name whose namespace is missing. The names come
// from the tables of the page *Namespaces*.

/** Names of the platform that other packages or examples use, too. */
const COMMON = 'ErrorCodes Filter Form Map Result Token UseHealthChecks User ValidationErrors'.split(' ');

/** Namespaces by the type or extension method, from rows of one namespace. */
const namespaces = new Map<string, string[]>();
for (const { file, tree } of readPages(process.cwd()).pages)
  if (file.endsWith('content/building-your-solution/namespaces.mdx'))
    visit(tree, 'tableRow', ({ children: [first, second] }) => {
      const names = (cell: typeof first): string[] => {
        const found: string[] = [];
        if (cell) visit(cell, 'inlineCode', ({ value }) => void found.push(value));
        return found;
      };
      const [namespace = '', ...others] = names(first);
      if (others.length > 0 || !/^Endatix\.\w/.test(namespace)) return;
      for (const name of names(second))
        if (!COMMON.includes(name)) namespaces.set(name, [...(namespaces.get(name) ?? []), namespace]);
    });

/** Returns the names in a block of C# that need a namespace which the block doesn't import. */
function getMissing(code: string): string[] {
  const imported = [...code.matchAll(/using (?:static )?(?:\w+ = )?([\w.]+);/g)].map(([, name = '']) => name);
  const plain = code.replace(/\/\/.*|"(?:[^"\\\n]|\\.)*"/g, '');
  const own = [...plain.matchAll(/\b(?:class|record|interface|enum|struct) (\w+)/g)].map(([, name]) => name);
  const used = new Set([
    ...[...plain.matchAll(/(?<![\w.])[A-Z]\w+/g)].map(([name]) => name),
    ...[...plain.matchAll(/\.([A-Z]\w+)(?:<[^>]*>)?\(/g)].map(([, name = '']) => name),
  ]);
  return [...used].filter((name) => {
    const known = namespaces.get(name);
    if (!known || own.includes(name)) return false;
    return !known.some((one) => imported.some((using) => using === one || using.startsWith(`${one}.`)));
  });
}

it('every block of C# imports the namespaces of the platform that it uses', () => {
  expect(namespaces.size).toBeGreaterThan(300);
  const missing = checkable(documentationFences, 'csharp').flatMap(({ file, line, code }) =>
    getMissing(code).map((name) => `${file}:${line}: ${name} needs ${namespaces.get(name)?.join(' or ')}`),
  );
  expect(missing).toEqual([]);
});

import { expect, it } from 'vitest';
import { branchOf, firstPage, foldersOf, type NavNode, treeFile } from '@/lib/shared/nav-tree';

const leaf = (href: string): NavNode => ({ title: href, href });
const tree: NavNode[] = [
  { title: 'Guides', folder: 'a', href: '/docs/category/a', children: [leaf('/docs/a/x')] },
  {
    title: 'Deep',
    folder: 'b',
    children: [{ title: 'Deeper', folder: 'b/c', children: [leaf('/docs/b/c/d')] }, leaf('/docs/b/e')],
  },
  leaf('/docs/api'),
];
const folded = { title: 'Guides', folder: 'a', href: '/docs/category/a' };

it('a page holds the folders on its way, and of the others their names only', () => {
  expect(branchOf(tree, '/docs/b/c/d')).toEqual([folded, ...tree.slice(1)]);
  expect(branchOf(tree, '/docs/b/e')).toEqual([
    folded,
    { title: 'Deep', folder: 'b', children: [{ title: 'Deeper', folder: 'b/c' }, leaf('/docs/b/e')] },
    leaf('/docs/api'),
  ]);
  expect(branchOf(tree, '/docs/category/a')[0]).toEqual(tree[0]);
});

it('the top of the tree has no entries below, unless a level begins unfolded', () => {
  expect(branchOf(tree, '')).toEqual([folded, { title: 'Deep', folder: 'b' }, leaf('/docs/api')]);
  expect(branchOf(tree, '', 1)[1]?.children?.[0]).toEqual({ title: 'Deeper', folder: 'b/c' });
});

it('every folder has a file, and no two have the same', () => {
  expect(foldersOf(tree).map(({ folder }) => folder)).toEqual(['a', 'b', 'b/c']);
  expect(treeFile('en', '')).toBe('/navigation/en/tree.json');
  expect(treeFile('en/0.1.1', 'b/c')).toBe('/navigation/en/0.1.1/b/c/tree.json');
});

it('a folder without its entries leads to its first page', () => {
  expect(branchOf(tree, '', 0, firstPage).map(({ first }) => first?.href)).toEqual([
    '/docs/a/x',
    '/docs/b/c/d',
    undefined,
  ]);
});

import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { shell } from '@/lib/i18n/en/shell';
import { treeHtml } from '@/lib/shared/nav-html';
import type { NavNode } from '@/lib/shared/nav-tree';

const leaf = (href: string): NavNode => ({ title: href, href });
const markup = { prefix: 'nav', locale: 'en', pagesBelow: shell.pagesBelow };
const draw = (nodes: NavNode[], more: Partial<Parameters<typeof treeHtml>[1]> = {}) =>
  parse(treeHtml(nodes, { ...markup, ...more }));
const tree: NavNode[] = [
  { title: 'Guides', folder: 'a', href: '/docs/category/a' },
  {
    title: 'Deep',
    folder: 'b',
    children: [{ title: 'Deep', folder: 'b/c', children: [leaf('/docs/b/c/d')] }],
  },
  leaf('/docs/api'),
];

it('folders are known by their path, so that equal titles are two folders', () => {
  const root = draw(tree, { prefix: 'menu' });
  const ids = root.querySelectorAll('.nav-fold').map((fold) => fold.getAttribute('aria-controls'));
  expect(ids).toEqual(['menu/a', 'menu/b', 'menu/b/c']);
  for (const id of ids) expect(root.querySelectorAll('div').filter((div) => div.id === id)).toHaveLength(1);
});

it('what brings its entries is unfolded, the rest has an empty, hidden list', () => {
  const state = (isFolded: boolean) =>
    draw(tree, { isFolded })
      .querySelectorAll('.nav-fold')
      .map((fold) => [
        fold.getAttribute('aria-expanded'),
        fold.parentNode.nextElementSibling?.hasAttribute('hidden'),
        fold.parentNode.nextElementSibling?.childNodes.length,
      ]);
  expect(state(false)).toEqual([
    ['false', true, 0],
    ['true', false, 1],
    ['true', false, 1],
  ]);
  expect(state(true)).toEqual([
    ['false', true, 0],
    ['false', true, 1],
    ['false', true, 1],
  ]);
});

it.each([
  ['/docs/b/c/d', '/docs/b/c/d', 'page'],
  ['/docs/api/Forms/createForm', '/docs/api', 'true'],
  ['/docs/category/a', '/docs/category/a', 'page'],
  ['/docs/apiary', undefined, undefined],
])('at %s the entry %s is marked', (path, href, mark) => {
  const marked = draw(tree, { path }).querySelectorAll('[aria-current]');
  const found = marked.map((link) => [
    link.getAttribute('href')?.replace(/\/$/, ''),
    link.getAttribute('aria-current'),
  ]);
  expect(found).toEqual(href ? [[href, mark]] : []);
});

it('titles are text, whatever stands in them, and say their language', () => {
  const root = draw([{ title: '<b>"R&D"</b>', folder: 'x"y', lang: 'en' }], { locale: 'de' });
  expect(root.querySelector('b')).toBeNull();
  expect(root.querySelector('.nav-label')?.text).toBe('<b>"R&D"</b>');
  expect(root.querySelector('.nav-fold')?.getAttribute('aria-label')).toBe(
    `${shell.pagesBelow} <b>"R&D"</b>`,
  );
  expect(root.querySelector('.nav-fold')?.getAttribute('lang')).toBe('de');
  expect(root.querySelector('li')?.getAttribute('lang')).toBe('en');
});

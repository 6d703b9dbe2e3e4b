import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { LEARNING_PATH } from '@/features/docs-page/neighbors';
import { exportedPage, exportedPages } from './support/pages';

const exported = new Map((await exportedPages()).map(({ route, root }) => [route, root]));

/** Pages of the text, which the tree lists; the start page has the root of its version as a second address. */
const pages = [...exported.keys()].filter(
  (route) => /^\/(de\/)?docs\/./.test(route) && !/^\/docs\/api\/|\/read-offline\/$/.test(route),
);

const getSidebar = (route: string) => exported.get(route)?.querySelector('.sidebar [data-tree]');

const getLinks = (route: string): string[] =>
  (getSidebar(route)?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href') ?? '');

/** Returns what a reader reaches by the tree alone. */
function reached(from: string): Set<string> {
  const seen = new Set([from]);
  for (const route of seen) for (const href of getLinks(route)) if (href !== '/docs/api/') seen.add(href);
  return seen;
}

describe('the tree of a page', () => {
  for (const root of ['/docs/', '/de/docs/'])
    it(`leads from ${root} to every page below it without script`, () => {
      const all = reached(root);
      const own = pages.filter((route) => route.startsWith(root));
      expect(own.length).toBeGreaterThan(25);
      expect(own.filter((route) => !all.has(route))).toEqual([]);
    });

  it('marks the page once, and unfolds only the folders on the way to it', () => {
    const wrong = pages.filter((route) => {
      const tree = getSidebar(route);
      const folders = tree?.querySelectorAll('details') ?? [];
      const leads = (folder: HTMLElement) =>
        folder.querySelector('[aria-current]') !== null ||
        folder.previousElementSibling?.hasAttribute('aria-current') === true;
      return (
        folders.some((folder) => folder.hasAttribute('open') !== leads(folder)) ||
        tree?.querySelectorAll('[aria-current="page"]').length !== 1
      );
    });
    expect(wrong).toEqual([]);
  });
});

const getTexts = (root: HTMLElement | null | undefined, selector: string): string[] =>
  (root?.querySelectorAll(selector) ?? []).map(({ text }) => text.trim());

describe('the guides', () => {
  it.each(['/docs/', '/de/docs/'])('below %s are in the same groups on their index page', async (route) => {
    const { root: index } = await exportedPage(`${route}category/guides/`);
    const tree = index.querySelector('.sidebar [data-folder="guides"]');
    const groups = getTexts(tree, '.nav-label');
    expect(groups.length).toBeGreaterThan(4);
    expect(getTexts(index, 'main h2')).toEqual(groups);
    expect(getTexts(index, 'main .card-title')).toEqual(getTexts(tree, 'a'));
  });

  it('of the learning path link to each other', async () => {
    const path = LEARNING_PATH.map((rest) => `/docs/${rest}/`);
    const pages = await Promise.all(path.slice(0, -1).map((route) => exportedPage(route)));
    const next = pages.map(({ root }) => root.querySelector('a[rel="next"]')?.getAttribute('href'));
    expect(next).toEqual(path.slice(1));
  });
});

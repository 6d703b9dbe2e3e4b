import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { exportedRoutes } from './support/routes';

const FOLDER = 'out';

/** Pages of the text, which the tree lists; the start page has the root of its version as a second address. */
const pages = (await exportedRoutes(FOLDER)).filter(
  (route) => /^\/(de\/)?docs\/./.test(route) && !/^\/docs\/api\/|\/read-offline\/$/.test(route),
);

const sidebarOf = (route: string): HTMLElement | null =>
  parse(readFileSync(join(FOLDER, route, 'index.html'), 'utf8'), {
    // What stands for readers without script counts.
    blockTextElements: { script: true, style: true },
  }).querySelector('.sidebar [data-tree]');

const linksOf = (route: string): string[] =>
  (sidebarOf(route)?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href') ?? '');

/** What a reader reaches by the tree alone. */
function reached(from: string): Set<string> {
  const seen = new Set([from]);
  for (const route of seen) for (const href of linksOf(route)) if (href !== '/docs/api/') seen.add(href);
  return seen;
}

describe('the tree of a page', () => {
  for (const root of ['/docs/', '/de/docs/'])
    it(`leads from ${root} to every page of it without script`, () => {
      const all = reached(root);
      const own = pages.filter((route) => route.startsWith(root));
      expect(own.length).toBeGreaterThan(25);
      expect(own.filter((route) => !all.has(route))).toEqual([]);
    });

  it('marks the page once, and unfolds the folders on the way to it and no other', () => {
    const wrong = pages.filter((route) => {
      const tree = sidebarOf(route);
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

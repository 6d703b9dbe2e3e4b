import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { treeFile, treeName } from '@/lib/shared/nav-tree';
import { frozenVersions } from '@/lib/shared/versions';
import { site } from '@/theme.config';
import { exportedRoutes } from './support/routes';

const FOLDER = 'out';
const [english] = site.locales;

/** Pages of the text, which the tree lists; the start page has the root of its version as a second address. */
const pages = (await exportedRoutes(FOLDER)).filter(
  (route) => /^\/(de\/)?docs\/./.test(route) && !/^\/docs\/(api\/|\d[\d.]*\/$|read-offline)/.test(route),
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
  for (const root of ['/docs/', '/de/docs/', ...frozenVersions().map(({ path }) => `/docs/${path}/`)])
    it(`leads from ${root} to every page of it without script`, () => {
      const all = reached(root);
      const own = pages.filter(
        (route) => route.startsWith(root) && (root !== '/docs/' || !/^\/docs\/\d/.test(route)),
      );
      expect(own.length).toBeGreaterThan(25);
      expect(own.filter((route) => !all.has(route))).toEqual([]);
    });

  it('holds the branch of the page and no other, and marks the page once', () => {
    const others = pages.filter((route) => {
      const tree = sidebarOf(route);
      const unfolded = tree?.querySelectorAll('.nav-fold[aria-expanded="true"]') ?? [];
      const isElsewhere = unfolded.some((fold) => {
        const list = fold.parentNode?.nextElementSibling;
        return (
          !list?.querySelector('[aria-current]') && !fold.previousElementSibling?.matches('[aria-current]')
        );
      });
      return isElsewhere || tree?.querySelectorAll('[aria-current="page"]').length !== 1;
    });
    expect(others).toEqual([]);
  });

  it('finds the entries of each folder in a file', () => {
    const missing = pages.flatMap((route) => {
      const tree = sidebarOf(route);
      const name = tree?.getAttribute('data-tree') ?? '';
      const ids = tree?.querySelectorAll('.nav-fold').map((fold) => fold.getAttribute('aria-controls') ?? '');
      const files = (ids ?? []).map((id) => treeFile(name, id.replace(/^nav\//, '')));
      return files.filter((file) => !existsSync(join(FOLDER, file)));
    });
    expect([...new Set(missing)]).toEqual([]);
    expect(existsSync(join(FOLDER, treeFile(treeName(english, site.versions[0]), '')))).toBe(true);
  });
});

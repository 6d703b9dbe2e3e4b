import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/scripts/check/pages';
import { faultsByRoute } from './support/pages';
import { promised } from './support/promised';
import { exportedRoutes } from './support/routes';

const contentOf = (root: HTMLElement, selector: string): string =>
  root.querySelector(selector)?.getAttribute('content') ?? '';

/** Returns what search engines and previews of links would miss in the head of a page. */
function headFaults(root: HTMLElement): string[] {
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const social = root
    .querySelectorAll('meta')
    .filter((meta) => meta.getAttribute('property')?.startsWith('og:'));
  return [
    ...((root.querySelector('title')?.text ?? '').length > 10 ? [] : ['the title is short']),
    ...(contentOf(root, 'meta[name="description"]').length > 20 ? [] : ['the description is short']),
    ...(canonical.startsWith('https://') ? [] : [`the canonical address is "${canonical}"`]),
    ...(social.length >= 4 ? [] : [`${social.length} properties for previews`]),
  ];
}

/** Returns the name by which a link or button is announced. */
const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('aria-labelledby') ??
  `${element.text}${element.querySelector('img[alt]')?.getAttribute('alt') ?? ''}${element.getAttribute('title') ?? ''}`;

/** Returns what a reader of the outline or of a screen reader would stumble over. */
function outlineFaults(root: HTMLElement): string[] {
  const main = root.querySelector('main') ?? root;
  const levels = main
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName[1]));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  const unnamed = root.querySelectorAll('a[href], button').filter((element) => nameOf(element).trim() === '');
  const images = root.querySelectorAll('img').filter((image) => image.getAttribute('alt') === undefined);
  return [
    ...(root.querySelectorAll('h1').length === 1 ? [] : [`${root.querySelectorAll('h1').length} h1`]),
    ...skipped.map((level) => `a heading of level ${level} below one that is two levels higher`),
    ...unnamed.map((element) => `no name: ${element.toString().slice(0, 120)}`),
    ...images.map((image) => `no alternative text: ${image.toString().slice(0, 120)}`),
  ];
}

function idFaults(root: HTMLElement): string[] {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} occurs twice`);
}

describe('every page', () => {
  it('has a title, a description, an original address and a preview', async () => {
    expect(await faultsByRoute(({ root }) => headFaults(root))).toEqual({});
  });

  it('has one h1, an outline without holes, and names for links, buttons and images', async () => {
    expect(await faultsByRoute(({ root }) => outlineFaults(root))).toEqual({});
  });

  it('has ids that occur once', async () => {
    expect(await faultsByRoute(({ root }) => idFaults(root))).toEqual({});
  });

  it('has its text and ways on without script', async () => {
    expect(
      await faultsByRoute(({ root }) => [
        ...((root.querySelector('main')?.text.trim() ?? '').length < 100 ? ['there is hardly a text'] : []),
        ...(root.querySelectorAll('a[href^="/"]').length < 5 ? ['there are hardly any links'] : []),
      ]),
    ).toEqual({});
  });

  it('names the framework if it has an island, and only then', async () => {
    expect(
      await faultsByRoute(({ html }) =>
        html.includes('data-island') === /_next\/static\/chunks\/[^"]*\.js|__next_f/.test(html)
          ? []
          : ['the framework is there for nothing, or is missing'],
      ),
    ).toEqual({});
  });

  it('is promised, and no draft is published', async () => {
    const routes = await exportedRoutes();
    expect(routes).toEqual(expect.arrayContaining(promised));
    const drafts = readPages('.')
      .pages.filter(({ frontmatter }) => frontmatter.draft === true)
      .map(({ route }) => `${route}/`);
    expect(drafts.length).toBeGreaterThan(0);
    expect(routes.filter((route) => drafts.includes(route))).toEqual([]);
  });
});

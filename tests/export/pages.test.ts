import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { operation } from '@/shared/i18n/en/operation';
import { languages } from '@/shared/i18n/languages';
import { placesIn } from '@/tests/support/places-in';
import { brokenLinks } from './support/links';
import { type ExportedPage, faultsByRoute } from './support/pages';
import { exportedRoutes } from './support/routes';

const getContent = (root: HTMLElement, selector: string): string =>
  root.querySelector(selector)?.getAttribute('content') ?? '';

/** Returns what search engines and link previews would miss in the head of a page. */
function headFaults(root: HTMLElement): string[] {
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const social = root
    .querySelectorAll('meta')
    .filter((meta) => meta.getAttribute('property')?.startsWith('og:'));
  return [
    ...((root.querySelector('title')?.text ?? '').length > 10 ? [] : ['the title is short']),
    ...(getContent(root, 'meta[name="description"]').length > 20 ? [] : ['the description is short']),
    ...(canonical.startsWith('https://') ? [] : [`the canonical address is "${canonical}"`]),
    ...(social.length >= 4 ? [] : [`${social.length} properties for previews`]),
  ];
}

/** Returns the accessible name of a link or button. */
const getName = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('aria-labelledby') ??
  `${element.text}${element.querySelector('img[alt]')?.getAttribute('alt') ?? ''}${element.getAttribute('title') ?? ''}`;

/** Names of links that don't say where they lead, in both languages. */
const VAGUE = new Set(
  'here, this, link, more, start, go, information, more information, learn more, read more, see more, hier, mehr, dies, das, siehe, weiterlesen'.split(
    ', ',
  ),
);

/** Returns what is wrong with the outline of a page. */
function outlineFaults(root: HTMLElement): string[] {
  const main = root.querySelector('main') ?? root;
  const levels = main
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName[1]));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  const unnamed = root
    .querySelectorAll('a[href], button')
    .filter((element) => getName(element).trim() === '');
  const vague = root
    .querySelectorAll('a[href]')
    .filter((element) => VAGUE.has(getName(element).trim().toLowerCase()));
  const images = root.querySelectorAll('img').filter((image) => image.getAttribute('alt') === undefined);
  return [
    ...(root.querySelectorAll('h1').length === 1 ? [] : [`${root.querySelectorAll('h1').length} h1`]),
    ...skipped.map((level) => `a heading of level ${level} below one that is two levels higher`),
    ...unnamed.map((element) => `no name: ${element.toString().slice(0, 120)}`),
    ...vague.map((element) => `says nothing: ${element.toString().slice(0, 120)}`),
    ...images.map((image) => `no alternative text: ${image.toString().slice(0, 120)}`),
  ];
}

function idFaults(root: HTMLElement): string[] {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} occurs twice`);
}

/** Interface texts of the build with a `{name}` placeholder. */
const templates = [
  operation,
  ...Object.values(languages).flatMap(({ build, landing, vocabulary }) => [build, landing, vocabulary]),
]
  .flatMap((texts) => Object.values<string>(texts))
  .filter((text) => placesIn(text).length > 0);

/** Returns what a page with a Markdown version lacks to be copied, or to be opened in an assistant. */
function copyFaults(root: HTMLElement): string[] {
  const count = (selector: string) => root.querySelectorAll(selector).length;
  const markdown = count('link[rel="alternate"][type="text/markdown"]');
  const expected = {
    '[data-copy-link]': markdown,
    '[data-copy-prompt]': markdown,
    '[data-copy-markdown]': markdown,
    '.page-actions a[href$=".md"]': 3 * markdown,
  };
  return Object.entries(expected).flatMap(([selector, expectation]) =>
    count(selector) === expectation ? [] : [`${count(selector)} of ${selector}`],
  );
}

it.each<[string, (page: ExportedPage) => string[] | Promise<string[]>]>([
  ['a title, a description, an original address and a preview', ({ root }) => headFaults(root)],
  [
    'one h1, an outline without holes, and names for links, buttons and images',
    ({ root }) => outlineFaults(root),
  ],
  ['ids that occur once', ({ root }) => idFaults(root)],
  ['links that lead to a file of the export, and to an element of it', (page) => brokenLinks(page)],
  ['ways to be copied', ({ root }) => copyFaults(root)],
  [
    'its text and ways on without script',
    ({ root }) => [
      ...((root.querySelector('main')?.text.trim() ?? '').length < 100 ? ['there is hardly a text'] : []),
      ...(root.querySelectorAll('a[href^="/"]').length < 5 ? ['there are hardly any links'] : []),
    ],
  ],
  [
    'the framework if it has an island, and only then',
    ({ html }) =>
      html.includes('data-island') === /_next\/static\/chunks\/[^"]*\.js|__next_f/.test(html)
        ? []
        : ['the framework is there for nothing, or is missing'],
  ],
  [
    'a value in each place of its interface texts',
    ({ root }) => {
      const text = root.querySelector('main')?.structuredText ?? '';
      return templates.filter((template) => text.includes(template));
    },
  ],
  [
    'a menu of languages and one of versions, and a skip link with its target',
    ({ root }) =>
      [
        '.navbar details[data-menu] a[hreflang]:not([aria-current])',
        '.navbar details[data-menu] a[data-version]',
        '.skip-link[href="#content"]',
        'main#content',
      ].filter((selector) => root.querySelector(selector) === null),
  ],
])('every page has %s', async (_what, faultsOf) => {
  expect(await faultsByRoute(faultsOf)).toEqual({});
});

it('every promised address has a page, and no draft is published', async () => {
  const routes = await exportedRoutes();
  const promised = readFileSync('tests/export/promised-addresses.txt', 'utf8').trim().split('\n');
  expect(routes).toEqual(expect.arrayContaining(promised));
  const drafts = readPages('.')
    .pages.filter(({ frontmatter }) => frontmatter.draft === true)
    .map(({ route }) => `${route}/`);
  expect(drafts.length).toBeGreaterThan(0);
  expect(routes.filter((route) => drafts.includes(route))).toEqual([]);
});

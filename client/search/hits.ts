import 'client-only';
import { ownHref } from '@/client/navigation/own-address';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { newIssue } from '@/lib/new-issue';
import { siteHref } from '@/lib/paths';
import type { SearchHit } from '@/lib/search/engine';
import type { Piece } from '@/lib/search/excerpt';
import type { SearchGroup } from '@/lib/search/types';
import { site } from '@/theme.config';
import { element } from './element';
import { forgetSearches, recentSearches } from './recent';
import type { HitSection } from './sections';

/** Name of a group of results. */
export const groupName = (group: SearchGroup, texts: SearchTexts): string =>
  ({
    guides: texts.searchGuides,
    settings: texts.searchSettings,
    api: texts.searchApi,
    errors: texts.searchErrors,
  })[group];

/** A name such as `Endatix:Api:UseSwagger`, which a narrow window breaks between its parts rather than within one. */
const breakable = (name: string): (Node | string)[] =>
  name
    .split(/(?<=[:/]|__)(?=\S)/)
    .flatMap((part, index) => (index > 0 ? [document.createElement('wbr'), part] : [part]));

const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.flatMap(({ text, isMatch }) =>
    isMatch ? [element('mark', {}, ...breakable(text))] : breakable(text),
  );

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function option(hit: SearchHit, id: string): HTMLAnchorElement {
  const section =
    hit.section.length > 0 && element('span', { class: 'search-section' }, ' › ', ...marked(hit.section));
  return element(
    'a',
    {
      id,
      href: ownHref(siteHref(hit.url)),
      role: 'option',
      tabindex: '-1',
      'aria-selected': 'false',
      class: 'search-hit',
    },
    element('span', { class: 'search-title' }, ...marked(hit.title), section),
    hit.label ? element('code', { class: 'search-label fine' }, ...breakable(hit.label)) : undefined,
    element('span', { class: 'search-excerpt hint' }, ...marked(hit.excerpt)),
  );
}

/**
 * The results as options of the list box, each a link of its own, under the names of their groups.
 * @param listId id of the list box, with which those of the options begin
 */
export function drawHits(sections: readonly HitSection[], texts: SearchTexts, listId: string): HTMLElement[] {
  let count = 0;
  return sections.map(({ group, hits }) => {
    const name = group === undefined ? texts.searchBest : groupName(group, texts);
    return element(
      'div',
      { role: 'group', 'aria-label': name },
      element('div', { class: 'search-group', 'aria-hidden': 'true' }, name),
      ...hits.map((hit) => option(hit, `${listId}-${count++}`)),
    );
  });
}

/** Where to go when nothing was found: what comes nearest, and the issue tracker with the words filled in. */
export function drawNothingFound(
  query: string,
  nearest: readonly SearchHit[],
  texts: SearchTexts,
): HTMLElement {
  const report = newIssue('wrong-page', { title: `Docs search: ${query}`, page: site.origin, wrong: query });
  const links = nearest.map(({ url, title, section }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: ownHref(siteHref(url)) },
        textOf(title),
        section.length > 0 && ` › ${textOf(section)}`,
      ),
    ),
  );
  return element(
    'div',
    { class: 'search-nothing' },
    links.length > 0 && element('p', { class: 'search-group' }, texts.searchNearest),
    links.length > 0 && element('ul', { class: 'plain-list' }, ...links),
    element('p', {}, element('a', { href: report, target: '_blank', rel: 'noreferrer' }, texts.searchReport)),
  );
}

/**
 * The reader's last searches, to ask them again or to forget them; undefined before the first.
 * @param onChoose called with the words to search again
 * @param onForget called when they are forgotten
 */
export function drawRecent(
  texts: SearchTexts,
  onChoose: (query: string) => void,
  onForget: () => void,
): HTMLElement | undefined {
  const queries = recentSearches();
  if (queries.length === 0) return undefined;
  const forget = element('button', { type: 'button', class: 'text-button' }, texts.searchForget);
  forget.addEventListener('click', () => {
    forgetSearches();
    onForget();
  });
  const again = queries.map((query) => {
    const button = element('button', { type: 'button', class: 'search-again' }, query);
    button.addEventListener('click', () => onChoose(query));
    return element('li', {}, button);
  });
  return element(
    'section',
    { class: 'search-recent', 'aria-label': texts.searchRecent },
    element('p', { class: 'search-group' }, texts.searchRecent, forget),
    element('ul', {}, ...again),
  );
}

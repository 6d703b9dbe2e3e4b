import 'client-only';
import { ownHref } from '@/features/layout/navigation/own-address';
import { newIssue } from '@/features/layout/new-issue';
import { element } from '@/shared/browser/element';
import type { SearchTexts } from '@/shared/i18n/en/search';
import { pageLocale } from '@/shared/i18n/split';
import { siteHref } from '@/shared/paths';
import { site } from '@/theme.config';
import type { SearchHit } from '../engine/engine';
import type { Piece } from '../engine/excerpt';
import { groupName } from './frame';

/** Words of a row that identify it on its page. */
const ROW_WORDS = 6;

/** Adds line break opportunities between the parts of a name such as `Endatix:Api:UseSwagger`. */
const breakable = (name: string): (Node | string)[] =>
  name
    .split(/(?<=[:/]|__)(?=\S)/)
    .flatMap((part, index) => (index > 0 ? [document.createElement('wbr'), part] : [part]));

const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.flatMap(({ text, isMatch }) =>
    isMatch ? [element('mark', {}, ...breakable(text))] : breakable(text),
  );

const getText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Returns the address of a result. Rows have no fragment; a text fragment highlights them. */
function getHref({ url, kind, section }: SearchHit): string | undefined {
  const href = ownHref(siteHref(url));
  if (!href || kind !== 'row' || !('fragmentDirective' in document)) return href;
  const text = getText(section).split(' ').slice(0, ROW_WORDS).join(' ');
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
}

/** Renders an option that does something instead of leading to a page. */
export function renderAction(text: string, onChoose: () => void): HTMLElement {
  const action = element('div', { role: 'option', class: 'search-hit' }, text);
  action.addEventListener('click', onChoose);
  return action;
}

/** Renders a result as a link. Its accessible name is the title, without the excerpt. */
export function renderHit(hit: SearchHit, texts: SearchTexts): HTMLElement {
  const { title, section, label, excerpt, group, part, language } = hit;
  const isForeign = language !== pageLocale().code;
  const kind = group === 'guides' && part ? part : groupName(group, texts);
  const sectionLabel = section.length > 0 ? ` › ${getText(section)}` : '';
  return element(
    'a',
    {
      href: getHref(hit),
      role: 'option',
      tabindex: '-1',
      lang: isForeign && language,
      'aria-label': getText(title) + sectionLabel,
      class: 'search-hit',
    },
    element(
      'span',
      { class: 'search-title' },
      ...marked(title),
      sectionLabel !== '' && element('span', { class: 'search-section' }, ' › ', ...marked(section)),
    ),
    element('span', { class: 'search-group' }, kind + (isForeign ? ` · ${language.toUpperCase()}` : '')),
    label ? element('code', { class: 'search-label fine' }, ...breakable(label)) : undefined,
    element('span', { class: 'search-excerpt hint' }, ...marked(excerpt)),
  );
}

/** Renders options below their heading. */
export const renderGroup = (name: string, options: readonly HTMLElement[]): HTMLElement =>
  element(
    'div',
    { role: 'group', 'aria-label': name },
    element('div', { class: 'search-group search-heading', 'aria-hidden': 'true' }, name),
    ...options,
  );

/** Renders a link to report a missing page, with the query filled in. */
export function renderReport(query: string, texts: SearchTexts): HTMLElement {
  const href = newIssue('wrong-page', { title: `Docs search: ${query}`, page: site.origin, wrong: query });
  return element(
    'p',
    { class: 'search-report' },
    element('a', { href, target: '_blank', rel: 'noreferrer' }, texts.searchReport),
  );
}

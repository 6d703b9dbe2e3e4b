import 'client-only';
import { element } from '@/shared/browser/element';
import { isSlashOn, setSlash } from '@/shared/browser/keys';
import { word } from '@/shared/browser/texts';
import type { SearchTexts } from '@/shared/i18n/en/search';
import { format } from '@/shared/i18n/format';
import type { Found } from '../engine/engine';
import { SEARCH_GROUPS, type SearchGroup } from '../engine/types';
import { LIST, type SearchField } from './field';

interface Filter {
  group: SearchGroup | undefined;
  button: HTMLButtonElement;
}

/** Returns the label of a group of results; of all results without one. */
export const groupName = (group: SearchGroup | undefined, texts: SearchTexts): string =>
  ({
    all: texts.searchAll,
    guides: texts.searchGuides,
    settings: texts.searchSettings,
    api: texts.searchApi,
    errors: texts.searchErrors,
  })[group ?? 'all'];

/** Returns the icon of the menu's close button, which every page has. */
const closeIcon = (): Node | undefined =>
  document.querySelector('.mobile-menu .icon-button svg')?.cloneNode(true);

/** Renders the switch for the shortcut without a modifier, which WCAG 2.1.4 requires. */
function slashSwitch(texts: SearchTexts): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: isSlashOn() });
  box.addEventListener('change', () => setSlash(box.checked));
  return element('label', {}, box, ` ${texts.searchSlash} `, element('kbd', {}, '/'));
}

/** Renders the parts of the dialog around its field. */
export function renderFrame({ panel, row, field }: SearchField, texts: SearchTexts) {
  field.placeholder = texts.searchPlaceholder;
  const close = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': word('close') },
    closeIcon(),
  );
  row.append(close);
  const filters = [undefined, ...SEARCH_GROUPS].map((group): Filter => {
    const pressed = String(group === undefined);
    const button = element('button', {
      type: 'button',
      class: 'search-filter fine',
      'aria-pressed': pressed,
    });
    return { group, button };
  });
  const status = element('p', { class: 'search-status hint' });
  // Announces the same to screen readers when the reader has stopped typing.
  const announcer = element('p', { class: 'visually-hidden', role: 'status' });
  const list = element('div', {
    id: LIST,
    role: 'listbox',
    'aria-label': field.ariaLabel ?? '',
    class: 'search-hits',
  });
  const extras = element('div', {});
  const keys = [
    ['↑ ↓', texts.searchKeyChoose],
    ['Enter', texts.searchKeyOpen],
    ['Esc', texts.searchKeyClose],
  ].map(([key = '', act = '']) =>
    // Screen readers announce the keys of a combobox.
    element('span', { 'aria-hidden': 'true' }, element('kbd', {}, key), ` ${act}`),
  );
  panel.append(
    element(
      'div',
      { role: 'group', 'aria-label': texts.searchFilter, class: 'search-filters' },
      ...filters.map(({ button }) => button),
    ),
    status,
    announcer,
    element(
      'div',
      { class: 'search-results', role: 'group', 'aria-label': field.ariaLabel ?? '', tabindex: '0' },
      list,
      extras,
    ),
    element('div', { class: 'search-keys fine' }, ...keys, slashSwitch(texts)),
  );
  return { close, filters, status, announcer, list, extras };
}

/** Labels the filters with the number of results, once known, and marks those without any. */
export function labelFilters(filters: readonly Filter[], texts: SearchTexts, hits?: Found['hits']): void {
  for (const { group, button } of filters) {
    const count = hits?.filter((hit) => group === undefined || hit.group === group).length;
    button.toggleAttribute('data-empty', count === 0);
    button.replaceChildren(
      groupName(group, texts),
      count === undefined ? '' : element('span', {}, ` (${count})`),
    );
  }
}

/** Returns the number of results, with corrections and missing words. */
export function formatStatus(query: string, found: Found, texts: SearchTexts): string {
  const { hits, corrected, missing } = found;
  const quoted = (text: string) => format(texts.searchQuoted, { text });
  const count = hits.length === 1 ? texts.searchResult : format(texts.searchResults, { count: hits.length });
  const nothing = format(texts.searchEmpty, { query: quoted(query) });
  const unknown = format(texts.searchMissing, { words: missing.map(quoted).join(', ') });
  if (hits.length === 0) return missing.length > 0 ? unknown : nothing;
  if (corrected !== undefined)
    return `${nothing} ${format(texts.searchCorrected, { query: quoted(corrected), count })}`;
  if (missing.length === 0) return count;
  const isAll = query.split(/\s+/).length === missing.length;
  return `${unknown} ${format(isAll ? texts.searchItsWords : texts.searchOtherWords, { count })}`;
}

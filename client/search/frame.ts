import 'client-only';
import type { SearchTexts } from '@/lib/i18n/en/search';
import type { Found } from '@/lib/search/engine';
import { SEARCH_GROUPS, type SearchGroup } from '@/lib/search/types';
import { element } from './element';
import { LIST, type SearchField } from './field';
import { groupName } from './hits';

export interface SearchFrame {
  close: HTMLButtonElement;
  filters: { group: SearchGroup | undefined; button: HTMLButtonElement }[];
  status: HTMLElement;
  list: HTMLElement;
  /** Contains what follows the results or appears in place of them. */
  extras: HTMLElement;
}

function closeIcon(): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  icon.append(path);
  return icon;
}

const filterName = (group: SearchGroup | undefined, texts: SearchTexts): string =>
  group === undefined ? texts.searchAll : groupName(group, texts);

/**
 * Draws the parts of the dialog around its field, without results.
 * @param names of the search and of the button that closes it
 */
export function drawFrame(
  { panel, row, field }: SearchField,
  texts: SearchTexts,
  names: { search: string; close: string },
): SearchFrame {
  field.placeholder = texts.searchPlaceholder;
  const close = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': names.close },
    closeIcon(),
  );
  row.append(close);
  const filters = [undefined, ...SEARCH_GROUPS].map((group) => {
    const pressed = String(group === undefined);
    const button = element('button', {
      type: 'button',
      class: 'search-filter fine',
      'aria-pressed': pressed,
    });
    return { group, button };
  });
  const status = element('p', { class: 'search-status hint', role: 'status' });
  const list = element('div', {
    id: LIST,
    role: 'listbox',
    'aria-label': names.search,
    class: 'search-hits',
  });
  const extras = element('div', {});
  panel.append(
    element(
      'div',
      { role: 'group', 'aria-label': texts.searchFilter, class: 'search-filters' },
      ...filters.map(({ button }) => button),
    ),
    status,
    element('div', { class: 'search-results' }, list, extras),
    // A combobox says its keys to screen readers.
    element(
      'p',
      { class: 'search-keys fine', 'aria-hidden': 'true' },
      ...[
        ['↑ ↓', texts.searchKeyChoose],
        ['Enter', texts.searchKeyOpen],
        ['Esc', texts.searchKeyClose],
      ].map(([key = '', act = '']) => element('span', {}, element('kbd', {}, key), ` ${act}`)),
    ),
  );
  return { close, filters, status, list, extras };
}

/** Names the filters, with the number of hits of each where there are results. */
export function nameFilters(
  filters: SearchFrame['filters'],
  texts: SearchTexts,
  counts?: Found['counts'],
): void {
  for (const { group, button } of filters) {
    const count = group && counts?.[group];
    button.textContent = filterName(group, texts) + (count === undefined ? '' : ` (${count})`);
  }
}

import 'client-only';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { SEARCH_GROUPS, type SearchGroup } from '@/lib/shared/search/types';
import { element } from './element';
import { groupName } from './hits';

/** Longest query: what is longer is pasted by mistake, and looking for it would only keep the page busy. */
const MAX_QUERY = 200;

/** Id of the list box. */
export const LIST = 'search-hits';

/** The parts of the dialog. */
export interface SearchFrame {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  close: HTMLButtonElement;
  filters: { group: SearchGroup | undefined; button: HTMLButtonElement }[];
  status: HTMLElement;
  list: HTMLElement;
  /** Holds what stands in place of results. */
  beside: HTMLElement;
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

/**
 * The dialog without results: a modal combobox (ARIA combobox with listbox).
 * @param names of the search and of the button that closes it
 */
export function drawFrame(texts: SearchTexts, names: { search: string; close: string }): SearchFrame {
  const field = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': names.search,
    'aria-expanded': 'false',
    'aria-controls': LIST,
    'aria-autocomplete': 'list',
    placeholder: texts.searchPlaceholder,
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: String(MAX_QUERY),
  });
  const close = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': names.close },
    closeIcon(),
  );
  const filters = [undefined, ...SEARCH_GROUPS].map((group) => {
    const name = group === undefined ? texts.searchAll : groupName(group, texts);
    const pressed = String(group === undefined);
    const button = element(
      'button',
      { type: 'button', class: 'search-filter', 'aria-pressed': pressed },
      name,
    );
    return { group, button };
  });
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('div', {
    id: LIST,
    role: 'listbox',
    'aria-label': names.search,
    class: 'search-hits',
  });
  const beside = element('div', {});
  const dialog = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': names.search },
    element(
      'div',
      { class: 'search-panel' },
      element('div', { class: 'search-field' }, field, close),
      element(
        'div',
        { role: 'group', 'aria-label': texts.searchFilter, class: 'search-filters' },
        ...filters.map(({ button }) => button),
      ),
      status,
      element('div', { class: 'search-results' }, list, beside),
    ),
  );
  return { dialog, field, close, filters, status, list, beside };
}

/** The text of the field, which scripts and some browsers fill beyond its limit. */
export const queryIn = (field: HTMLInputElement): string => {
  if (field.value.length > MAX_QUERY) field.value = field.value.slice(0, MAX_QUERY);
  return field.value.trim();
};

import 'client-only';
import { element } from '@/shared/browser/element';
import { pressedKey } from '@/shared/browser/keys';
import { attempt } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

/** Longest query; a pasted log line fits. */
const MAX_QUERY = 1000;

export const LIST = 'search-hits';

/** The dialog with its field, which accepts keys before the rest of the search has loaded. */
export interface SearchField {
  dialog: HTMLDialogElement;
  panel: HTMLElement;
  row: HTMLElement;
  field: HTMLInputElement;
}

/** Renders the search dialog, a modal combobox with a list box, with the last query of the tab. */
export function renderField(label: string): SearchField {
  const field = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': label,
    'aria-expanded': 'false',
    'aria-controls': LIST,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    enterkeyhint: 'go',
    spellcheck: 'false',
    maxlength: String(MAX_QUERY),
  });
  field.value = attempt(() => window.sessionStorage.getItem(storageKeys.lastQuery)) ?? '';
  const row = element('div', { class: 'search-field' }, field);
  const panel = element('div', { class: 'search-panel' }, row);
  const dialog = element('dialog', { class: 'search-dialog floating', 'aria-label': label }, panel);
  field.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    // The search opens the first result once it has loaded.
    if (key === 'Enter') field.dataset.enter = getQuery(field);
    if (key !== 'Escape') return;
    // A search field would handle the key itself and only clear its text.
    event.preventDefault();
    // Otherwise the field keeps the focus while the dialog closes, and the next search key would be typed
    // into it.
    field.blur();
    dialog.close();
  });
  return { dialog, panel, row, field };
}

/** Returns the text of the field. Scripts and some browsers fill it beyond its limit. */
export const getQuery = (field: HTMLInputElement): string => field.value.slice(0, MAX_QUERY).trim();

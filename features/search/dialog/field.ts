import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { attempt } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { element } from './element';

/** Longest query. A pasted log line fits. */
const MAX_QUERY = 1000;

/** ID of the list box. */
export const LIST = 'search-hits';

/** The dialog with its field, which takes keys before the rest of the search has loaded. */
export interface SearchField {
  dialog: HTMLDialogElement;
  panel: HTMLElement;
  /** Row of the field and the button that closes the dialog. */
  row: HTMLElement;
  field: HTMLInputElement;
}

/** Draws the dialog of the search with its field and the last query of the tab: a modal combobox with a list box. */
export function drawField(label: string): SearchField {
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
    // The rest of the search opens the first result for it.
    if (key === 'Enter') field.dataset.enter = queryIn(field);
    if (key !== 'Escape') return;
    // A search field would take the key for itself and only empty its text.
    event.preventDefault();
    // It would have the focus until the dialog is gone, and the next press of the search key would be typed into it.
    field.blur();
    dialog.close();
  });
  return { dialog, panel, row, field };
}

/** Returns the text of the field, which scripts and some browsers fill beyond its limit. */
export const queryIn = (field: HTMLInputElement): string => field.value.slice(0, MAX_QUERY).trim();

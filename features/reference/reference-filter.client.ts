import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { loadLater } from './later-list.client';

/** The kind of operations (`data-only`) that a release lacks. */
const lacking: Readonly<Record<string, string>> = { october: 'later', newest: 'ended' };

/** Returns whether a release lacks the operations of an entry or row, by the entry's or folder's own mark. */
const isMissing = (entry: HTMLElement, release: string): boolean =>
  release in lacking && entry.closest<HTMLElement>('[data-only]')?.dataset.only === lacking[release];

/**
 * Restores the chosen release and stores each choice. Calls `show` with the release, empty for all, and with
 * the sentence about what it hides: now and after each change, those of other tabs included.
 */
function releaseChoice(select: HTMLSelectElement, show: (release: string, status: string) => void): void {
  let shown: string | undefined;
  const apply = () => {
    select.value = readStored(storageKeys.release) ?? '';
    const [option] = select.selectedOptions;
    if (!option) select.value = '';
    // Other values of the storage change, too.
    if (select.value === shown) return;
    shown = select.value;
    show(shown, option?.dataset.status ?? '');
  };
  const store = () => writeStored(storageKeys.release, select.value || null);
  onStored(apply);
  select.addEventListener('change', store);
  // Chosen before the script loaded.
  if (select.value) store();
  else apply();
}

const getText = (element: Element | null): string => element?.textContent?.trim() ?? '';

const ENTRY = 'li:not(.nav-folder)';
const SHOWN = 'li:not(.nav-folder, [hidden])';

/** Returns what the filter searches of an entry: text, ID, address and group. */
function searchedText(entry: Element): string {
  const link = entry.querySelector('a');
  const group = entry.closest('details')?.querySelector('summary') ?? null;
  return [getText(entry), link?.dataset.words, link?.pathname, link?.hash, getText(group)]
    .join(' ')
    .toLowerCase();
}

/**
 * Shows the entries whose text, ID or group contains every word of a filter, case-insensitively, and unfolds
 * their groups. An empty filter restores the list, without the operations that a release lacks.
 * @param release a value of release-choice.tsx; empty for all
 * @returns number of visible entries
 */
function filterList(list: HTMLElement, filter: string, release: string): number {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of list.querySelectorAll<HTMLElement>('[data-only]'))
    entry.hidden = isMissing(entry, release);
  for (const entry of list.querySelectorAll<HTMLElement>(`details ${ENTRY}`)) {
    const text = searchedText(entry);
    entry.hidden = isMissing(entry, release) || !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll('details')) {
    group.dataset.built ??= String(group.open);
    const isShown = group.querySelector(SHOWN) !== null;
    group.hidden = !isShown;
    group.open = words.length > 0 ? isShown : group.dataset.built === 'true';
  }
  return list.querySelectorAll(`details ${SHOWN}`).length;
}

/** Returns the operation with this ID, else the first visible entry. */
function bestMatch(list: Element, filter: string): HTMLAnchorElement | undefined {
  const id = filter.trim().toLowerCase();
  if (id === '') return undefined;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('details[open] li:not([hidden]) > a')];
  const hasId = ({ hash, pathname }: HTMLAnchorElement) =>
    `${pathname}${hash}`.toLowerCase().split('/').includes(id);
  return links.find(hasId) ?? links[0];
}

/** Filters the list of operations in a column by text and by release. Enter opens the best match. */
function filterColumn(
  list: HTMLElement,
  field: HTMLInputElement,
  select: HTMLSelectElement,
  status: Element,
): void {
  let release = '';
  let hidden = '';
  const apply = () => {
    const isEmpty = filterList(list, field.value, release) === 0;
    status.textContent = `${isEmpty ? field.dataset.none : ''} ${hidden}`.trim();
  };
  // Text typed before the script loaded.
  if (field.value) apply();
  field.addEventListener('input', apply);
  field.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== 'Enter') return;
    // Otherwise the key would also press the newly focused element.
    event.preventDefault();
    bestMatch(list, field.value)?.click();
  });
  releaseChoice(select, (chosen, text) => {
    release = chosen;
    hidden = text;
    apply();
    if (release === 'newest') void loadLater(list).then((isChanged) => isChanged && apply());
  });
}

/** Hides the rows of operations that a release lacks, and the tables without others together with their headings. */
function filterTables(text: HTMLElement, release: string): void {
  for (const frame of text.querySelectorAll<HTMLElement>('.table-scroll')) {
    const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) row.hidden = isMissing(row, release);
    frame.hidden = rows.every((row) => row.hidden);
    const heading = frame.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = frame.hidden;
  }
}

/** Filters the operations of a part of the page: the list of a sidebar, or the tables of a text. */
export function referenceFilter(part: HTMLElement): void {
  const select = part.querySelector<HTMLSelectElement>('.ref-filter select');
  const status = part.querySelector('.ref-filter [role="status"]');
  if (!select || !status) return;
  const list = part.querySelector<HTMLElement>('[data-reference]');
  const field = part.querySelector<HTMLInputElement>('.ref-filter input');
  if (list && field) filterColumn(list, field, select, status);
  else
    releaseChoice(select, (release, hidden) => {
      filterTables(part, release);
      status.textContent = hidden;
    });
}

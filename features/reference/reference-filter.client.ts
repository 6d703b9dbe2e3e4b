import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { loadLater } from './later-list.client';
import { bestMatch, filterList } from './reference-list.client';
import { isMissing, releaseChoice } from './release-choice.client';

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

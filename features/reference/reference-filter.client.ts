import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { loadLater } from './later-list.client';
import { filterTables } from './operations-table.client';
import { bestMatch, filterList } from './reference-list.client';
import { releaseChoice } from './release-choice.client';

interface Choice {
  select: HTMLSelectElement;
  status: Element;
}

/** Calls `apply` for each change of the text, and opens the best match. */
function filterByText(field: HTMLInputElement, list: HTMLElement, apply: () => void): void {
  // Text typed before the script loaded.
  if (field.value) apply();
  field.addEventListener('input', apply);
  field.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    if (key !== 'Enter') return;
    // Otherwise the key would also press the newly focused element.
    event.preventDefault();
    bestMatch(list, field.value)?.click();
  });
}

/** Filters the list of operations in a column by text and by release. */
function filterColumn(list: HTMLElement, field: HTMLInputElement, { select, status }: Choice): void {
  let release = '';
  let hidden = '';
  const apply = () => {
    const isEmpty = filterList(list, field.value, release) === 0;
    status.textContent = `${isEmpty ? field.dataset.none : ''} ${hidden}`.trim();
  };
  filterByText(field, list, apply);
  releaseChoice(select, (chosen, text) => {
    release = chosen;
    hidden = text;
    apply();
    if (release === 'newest') void loadLater(list).then((isChanged) => isChanged && apply());
  });
}

/** Filters the operations of a part of the page: the list of a sidebar, or the tables of a text. */
export function referenceFilter(part: HTMLElement): void {
  const select = part.querySelector<HTMLSelectElement>('.ref-filter select');
  const status = part.querySelector('.ref-filter [role="status"]');
  if (!select || !status) return;
  const list = part.querySelector<HTMLElement>('[data-reference]');
  const field = part.querySelector<HTMLInputElement>('.ref-filter input');
  if (list && field) filterColumn(list, field, { select, status });
  else
    releaseChoice(select, (release, hidden) => {
      filterTables(part, release);
      status.textContent = hidden;
    });
}

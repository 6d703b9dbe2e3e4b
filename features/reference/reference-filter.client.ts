import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { bestMatch, byKeys, filterList } from './reference-list.client';

/**
 * Filters the list of operations in the sidebar and scrolls to its current entry.
 * @param show scrolls a column to an entry: imported here, it would be a further file of every page
 */
export function referenceFilter(show: (column: Element | null, entry: Element | null) => void): void {
  const list = document.querySelector<HTMLElement>('.sidebar [data-reference]');
  const field = document.querySelector<HTMLInputElement>('.ref-filter input');
  const status = document.querySelector('.ref-filter [role="status"]');
  if (!list || !field || !status) return;
  const apply = () => {
    const left = filterList(list, field.value);
    status.textContent = left === 0 ? (field.dataset.none ?? '') : '';
  };
  show(list.closest('.sidebar'), list.querySelector('[aria-current]'));
  // Text typed before the script loaded.
  if (field.value) apply();
  field.addEventListener('input', apply);
  const walk = byKeys(list);
  field.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    if (key === 'Enter') {
      // Otherwise the key would also press the newly focused element.
      event.preventDefault();
      bestMatch(list, field.value)?.click();
    }
    if (key === 'ArrowDown') walk(event);
  });
}

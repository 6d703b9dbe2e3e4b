import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { bestMatch, filterList } from './reference-list.client';

/** Filters the list of operations in the sidebar. */
export function referenceFilter(): void {
  const list = document.querySelector<HTMLElement>('.sidebar [data-reference]');
  const field = document.querySelector<HTMLInputElement>('.ref-filter input');
  const status = document.querySelector('.ref-filter [role="status"]');
  if (!list || !field || !status) return;
  const apply = () => {
    const left = filterList(list, field.value);
    status.textContent = left === 0 ? (field.dataset.none ?? '') : '';
  };
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

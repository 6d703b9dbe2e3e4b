import 'client-only';
import { pressedKey } from '@/shared/browser/keys';
import { bestMatch, byKeys, filterList, keepInView } from './reference-list.client';

/** The list of operations next to pages of the API reference: its current entry is in view, and its field filters it. */
export function referenceFilter(): void {
  const list = document.querySelector<HTMLElement>('.sidebar [data-reference]');
  const field = document.querySelector<HTMLInputElement>('.ref-filter input');
  const status = document.querySelector('.ref-filter [role="status"]');
  if (!list || !field || !status) return;
  const apply = () => {
    const left = filterList(list, field.value);
    status.textContent = left === 0 ? (field.dataset.none ?? '') : '';
  };
  keepInView(list);
  // What was typed before the script came counts.
  if (field.value) apply();
  field.addEventListener('input', apply);
  const walk = byKeys(list);
  field.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    if (key === 'Enter') {
      // Where the focus goes next, the key would press once more.
      event.preventDefault();
      bestMatch(list, field.value)?.click();
    }
    if (key === 'ArrowDown') walk(event);
  });
}

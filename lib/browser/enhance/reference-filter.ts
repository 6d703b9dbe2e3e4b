import 'client-only';
import { filterList, keepInView } from '@/lib/browser/reference-list';

/** The list of operations beside pages of the API reference: its current entry is in view, and its field filters it. */
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
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector<HTMLElement>('li:not([hidden]) > a')?.click();
  });
}

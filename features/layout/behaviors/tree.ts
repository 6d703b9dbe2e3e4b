import 'client-only';
import { rememberTreeTop, treeTop, wasOpen } from '../client/tree-state';

/** Scrolls the column until its current entry is visible. */
function showCurrent(box: Element): void {
  const current = box.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top: start, bottom } = box.getBoundingClientRect();
  // Below the announcement, the column extends beyond the window.
  const end = Math.min(bottom, window.innerHeight);
  const { top, bottom: low } = current.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop);
  if (top < start + padding || low > end) box.scrollTop += top - (start + padding + end) / 2;
}

/** Returns whether a folder is the current page or contains it. */
const leadsToPage = (folder: Element): boolean =>
  (folder.previousElementSibling?.hasAttribute('aria-current') ?? false) ||
  folder.querySelector('[aria-current]') !== null;

/**
 * Restores open folders and scroll position of the documentation tree for the tab, and shows the current
 * page. Folding is in ./static-markup.ts.
 */
export function tree(): void {
  for (const folder of document.querySelectorAll<HTMLDetailsElement>('details[data-folder]')) {
    const open = wasOpen(folder.dataset.folder ?? '');
    if (open !== undefined && !leadsToPage(folder)) folder.open = open;
  }
  const column = document.querySelector('.sidebar');
  if (!column) return;
  column.scrollTop = treeTop();
  showCurrent(column);
  column.addEventListener('scrollend', () => rememberTreeTop(column.scrollTop));
}

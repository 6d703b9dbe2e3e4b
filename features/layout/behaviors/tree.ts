import 'client-only';
import { rememberTreeTop, treeTop, wasOpen } from '../client/tree-state';

/** Scrolls a column until its current entry is in the part of it that the window shows. */
function showCurrent(box: Element): void {
  const current = box.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top: start, bottom } = box.getBoundingClientRect();
  // Below the announcement the column reaches out of the window.
  const end = Math.min(bottom, window.innerHeight);
  const { top, bottom: low } = current.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop);
  if (top < start + padding || low > end) box.scrollTop += top - (start + padding + end) / 2;
}

/** Whether a folder is the current page or lies on the way to it. */
const leadsToPage = (folder: Element): boolean =>
  (folder.previousElementSibling?.hasAttribute('aria-current') ?? false) ||
  folder.querySelector('[aria-current]') !== null;

/**
 * The documentation tree: what the reader unfolded and where they scrolled stays for the tab; the current page is in
 * view, in an unfolded folder. Folding itself is that of all collapsible sections (./static-markup.ts).
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

import 'client-only';
import { showInColumn } from '../client/column';
import { rememberTreeTop, treeTop, wasOpen } from '../client/tree-state';

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
  // With the layout of the first frame, which reading positions earlier would repeat.
  requestAnimationFrame(() => {
    column.scrollTop = treeTop();
    showInColumn(column, column.querySelector('[aria-current]'));
  });
  column.addEventListener('scrollend', () => rememberTreeTop(column.scrollTop));
}

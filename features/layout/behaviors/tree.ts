import 'client-only';
import { showInColumn } from '../client/column';
import { readTree, rememberTree } from '../client/tree-state';

/**
 * Restores the scroll position of the column beside the text, and shows the current page in it. The script
 * behind the tree (../docs-tree.tsx) restores its folders; ./static-markup.ts folds them.
 */
export function tree(): void {
  const column = document.querySelector('.sidebar');
  if (!column) return;
  // With the layout of the first frame, which reading positions earlier would repeat.
  requestAnimationFrame(() => {
    column.scrollTop = Number(readTree().top) || 0;
    showInColumn(column, column.querySelector('[aria-current]'));
  });
  column.addEventListener('scrollend', () => rememberTree({ top: column.scrollTop }));
}

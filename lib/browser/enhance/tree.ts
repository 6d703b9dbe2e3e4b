import 'client-only';
import { animateHeight } from '@/lib/browser/collapse';
import { onMarkup, onPageShown } from '@/lib/browser/navigation/page-events';
import { rememberOpen, rememberTreeTop, treeTop, wasOpen } from '@/lib/browser/tree-state';

const isOpen = (fold: Element): boolean => fold.getAttribute('aria-expanded') === 'true';

/** Id of the list that a fold button folds: the name of the tree and the path of the folder. */
const listId = (fold: Element): string => fold.getAttribute('aria-controls') ?? '';

/** The list that a fold button folds. */
const listOf = (fold: Element): HTMLElement | null => document.getElementById(listId(fold));

/** Path of the folder, which is the same in every tree, language and version. */
const folderOf = (fold: Element): string => listId(fold).replace(/^[^/]*\//, '');

/** Folds or unfolds the list of a button. Closed lists are hidden from everybody, search of the page included. */
async function setOpen(fold: Element, open: boolean, animated = true): Promise<void> {
  if (isOpen(fold) === open) return;
  const list = listOf(fold);
  fold.setAttribute('aria-expanded', String(open));
  if (!list) return;
  if (open) list.hidden = false;
  if (animated) await animateHeight(list, open);
  // It may have been turned round meanwhile.
  list.hidden = !isOpen(fold);
}

/** Buttons and columns that have been prepared; those of a page that brings its own tree are new. */
const known = new WeakSet<Element>();

/** Brings lists and columns that are new to where the reader left them. */
function restore(): void {
  for (const fold of document.querySelectorAll('.nav-fold')) {
    if (known.has(fold)) continue;
    known.add(fold);
    const open = wasOpen(folderOf(fold));
    if (open !== undefined) void setOpen(fold, open, false);
  }
  for (const column of document.querySelectorAll('.sidebar')) {
    if (known.has(column)) continue;
    known.add(column);
    column.scrollTop = treeTop();
  }
}

/** Unfolds a folder that is the current page, and those on the way to it. */
function unfoldCurrent(animated: boolean): void {
  for (const current of document.querySelectorAll('.nav-list [aria-current="page"]')) {
    let item = current.closest('li');
    while (item) {
      const fold = item.querySelector(':scope > .nav-folder > .nav-fold');
      if (fold) void setOpen(fold, true, animated);
      item = item.parentElement?.closest('li') ?? null;
    }
  }
}

/** Scrolls a column until its current entry stands in the part of it that the window shows. */
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

function keepInView(): void {
  for (const box of document.querySelectorAll('.sidebar')) {
    showCurrent(box);
    // A folder that unfolds has its height only in the end.
    const unfolding = box.getAnimations({ subtree: true }).map(({ finished }) => finished);
    if (unfolding.length > 0) void Promise.allSettled(unfolding).then(() => showCurrent(box));
  }
}

/**
 * The documentation tree: its folders fold and unfold, those on the way to the current page unfold whenever the page
 * changes, and what the reader opened and where they scrolled stays for the tab. Returns the way to stop.
 */
export function tree(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const fold = target instanceof Element ? target.closest('.nav-fold') : null;
    if (!fold) return;
    const open = !isOpen(fold);
    rememberOpen(folderOf(fold), open);
    void setOpen(fold, open);
  };
  const onScrolled = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.sidebar')) rememberTreeTop(target.scrollTop);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('scrollend', onScrolled, true);
  const stops = [
    onPageShown(({ isFirst }) => {
      restore();
      unfoldCurrent(!isFirst);
      keepInView();
    }),
    onMarkup(() => {
      restore();
      unfoldCurrent(false);
    }),
  ];
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('scrollend', onScrolled, true);
    for (const stop of stops) stop();
  };
}

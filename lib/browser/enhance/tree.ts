import 'client-only';
import { animateHeight } from '@/lib/browser/collapse';
import { onMarkup, onPageShown, shownPathname } from '@/lib/browser/navigation/page-events';
import { currentConnection, mayPrefetch } from '@/lib/browser/preload';
import { fill, folderOfId, isFilled, warmEntries } from '@/lib/browser/tree-entries';
import { rememberOpen, rememberTreeTop, treeTop, wasOpen } from '@/lib/browser/tree-state';
import { currentMark } from '@/lib/shared/current-mark';
import { sitePath } from '@/lib/shared/paths';

const isOpen = (fold: Element): boolean => fold.getAttribute('aria-expanded') === 'true';

/** Id of the list that a fold button folds: the name of the tree and the path of the folder. */
const listId = (fold: Element): string => fold.getAttribute('aria-controls') ?? '';

/** The list that a fold button folds. */
const listOf = (fold: Element): HTMLElement | null => document.getElementById(listId(fold));

/** Path of the folder, which is the same in every tree, language and version. */
const folderOf = (fold: Element): string => folderOfId(listId(fold));

const folds = (root: ParentNode = document): NodeListOf<Element> => root.querySelectorAll('.nav-fold');

/** Folds or unfolds the list of a button, which gets its entries first. Closed lists are hidden from everybody, search of the page included. */
async function setOpen(fold: Element, open: boolean, animated = true): Promise<void> {
  if (isOpen(fold) === open) return;
  const list = listOf(fold);
  fold.setAttribute('aria-expanded', String(open));
  if (!list) return;
  if (open && !isFilled(list)) {
    // What is there already opens at once.
    const filled = fill(list);
    if (filled !== true) await filled;
    if (isOpen(fold)) prepare(list);
  }
  if (open) list.hidden = !isOpen(fold);
  if (animated && !list.hidden) await animateHeight(list, open);
  // It may have been turned round meanwhile.
  list.hidden = !isOpen(fold);
}

/** What the page on screen says of itself (components/article/article-page.tsx); other pages say nothing. */
const pageShown = (): DOMStringMap => document.querySelector<HTMLElement>('main')?.dataset ?? {};

/** Marks the entry of the page on screen, and no other. */
function mark(root: ParentNode): void {
  const path = pageShown().page ?? sitePath(shownPathname() ?? window.location.pathname);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a.nav-link')) {
    const isFolder = link.nextElementSibling?.matches('.nav-fold') ?? false;
    const current = currentMark({ href: sitePath(link.pathname), isFolder }, path);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** Buttons and columns that have been prepared; those of a page that brings its own tree are new. */
const known = new WeakSet<Element>();

/** Marks the current page in new markup, and brings its lists to where the reader left them. */
function prepare(root: ParentNode): void {
  mark(root);
  for (const fold of folds(root)) {
    if (known.has(fold)) continue;
    known.add(fold);
    const open = wasOpen(folderOf(fold));
    if (open !== undefined) void setOpen(fold, open, false);
  }
}

/** Folders of a tree on the way to the current page whose entries have not come, the deepest first. */
function waiting(tree: Element): Element[] {
  const { rest } = pageShown();
  if (rest === undefined) return [];
  const leads = (folder: string) => rest === folder || rest.startsWith(`${folder}/`);
  return [...folds(tree)]
    .filter((fold) => leads(folderOf(fold)) && !isFilled(listOf(fold) ?? fold))
    .sort((one, other) => folderOf(other).length - folderOf(one).length);
}

/** Unfolds a folder that is the current page, and those on the way to it, as far as their entries are there or come. */
async function unfoldCurrent(tree: Element, animated: boolean): Promise<void> {
  const current = tree.querySelector('[aria-current="page"]');
  let item = current?.closest('li');
  while (item) {
    const fold = item.querySelector(':scope > .nav-folder > .nav-fold');
    if (fold) void setOpen(fold, true, animated);
    item = item.parentElement?.closest('li');
  }
  const [next] = current ? [] : waiting(tree);
  const list = next && listOf(next);
  if (!list) return;
  // One that the reader is opening has its entries on the way already.
  if (isOpen(next)) await fill(list);
  else await setOpen(next, true, animated);
  if (!isFilled(list)) return;
  prepare(list);
  await unfoldCurrent(tree, animated);
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

/** Brings all trees of the page to where the reader left them, and to the current page. */
function update(animated: boolean): void {
  for (const tree of document.querySelectorAll('[data-tree]')) {
    const show = () => {
      prepare(tree);
      const unfolded = unfoldCurrent(tree, animated);
      keepInView();
      void unfolded.then(keepInView);
    };
    // A tree of another version, reached without a full load, has nothing yet.
    const filled = fill(tree);
    if (filled === true) show();
    else void filled.then(show);
  }
  for (const column of document.querySelectorAll('.sidebar')) {
    if (known.has(column)) continue;
    known.add(column);
    column.scrollTop = treeTop();
    keepInView();
  }
}

/**
 * The documentation tree: its folders fold and unfold, those on the way to the current page unfold whenever the page
 * changes, and what the reader opened and where they scrolled stays for the tab. Entries that the page does not hold
 * come when they are needed. Returns the way to stop.
 */
export function tree(): () => void {
  const foldAt = ({ target }: Event) => (target instanceof Element ? target.closest('.nav-fold') : null);
  const onClick = (event: MouseEvent) => {
    const fold = foldAt(event);
    if (!fold) return;
    const open = !isOpen(fold);
    rememberOpen(folderOf(fold), open);
    void setOpen(fold, open);
  };
  const onIntent = (event: Event) => {
    const fold = foldAt(event);
    const list = fold && listOf(fold);
    if (list && mayPrefetch(currentConnection())) warmEntries(list);
  };
  const onScrolled = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.sidebar')) rememberTreeTop(target.scrollTop);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  document.addEventListener('scrollend', onScrolled, true);
  const stops = [onPageShown(({ isFirst }) => update(!isFirst)), onMarkup(() => update(false))];
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    document.removeEventListener('scrollend', onScrolled, true);
    for (const stop of stops) stop();
  };
}

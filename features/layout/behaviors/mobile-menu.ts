import 'client-only';
import { closeByBackdrop } from '@/shared/browser/backdrop';
import { modalHistory } from '@/shared/browser/modal-history';
import { openPage } from '../navigation/open-page';
import { isPlainClick } from './links';
import { keepPlace } from './menus';

/** Copies the documentation tree of the page into the menu, which has it already on other pages. */
function addTree(dialog: HTMLElement): void {
  const tree = document.querySelector('.sidebar [data-tree]');
  if (tree && !dialog.querySelector('[data-tree]')) dialog.firstElementChild?.append(tree.cloneNode(true));
}

/** Copies the list of operations from the sidebar of the API reference below its entry in the menu. */
function addOperations(dialog: HTMLElement): void {
  const list = document.querySelector('.sidebar [data-reference]');
  const entry = dialog.querySelector('.nav-link[aria-current="true"]');
  if (!list || !entry || dialog.querySelector('.ref-nav')) return;
  const copy = list.cloneNode(true) as Element;
  // The first entry is the one that the copy follows.
  copy.querySelector('li')?.remove();
  entry.after(copy);
}

/** Opens the menu of narrow windows. Links, going back and a wide window close it. */
export function mobileMenu(): void {
  const opener = document.querySelector<HTMLElement>('.menu-button');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.mobile-menu');
  if (!opener || !dialog) return;
  const open = () => {
    if (dialog.open) return;
    addTree(dialog);
    addOperations(dialog);
    dialog.showModal();
    opener.ariaExpanded = 'true';
    dialog.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    entry.opened();
  };
  const close = () => dialog.close();
  const entry = modalHistory({ name: 'menu', setOpen: (isOpen) => (isOpen ? open() : close()) });

  opener.addEventListener('click', open);
  dialog.addEventListener('close', () => {
    // `close` fires asynchronously; the dialog may be open again.
    if (dialog.open) return;
    opener.ariaExpanded = 'false';
    entry.closed();
  });
  closeByBackdrop(dialog);
  window.matchMedia('(min-width: 996px)').addEventListener('change', close);
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    if (target?.closest('.icon-button')) close();
    else if (link?.origin === window.location.origin && isPlainClick(event)) {
      event.preventDefault();
      if (link.pathname === window.location.pathname) return close();
      keepPlace(link);
      // Replaces the menu's history entry.
      void openPage(link.href, true).then((leaves) => leaves || close());
    }
  });
}

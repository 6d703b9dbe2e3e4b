import 'client-only';
import { modalHistory } from '../client/modal-history';
import { openPage } from '../navigation/open-page';
import { isPlainClick } from './links';

/** Puts the list of operations, which pages of the API reference have next to them, below its entry in the menu. */
function addOperations(dialog: HTMLElement): void {
  const list = document.querySelector('.sidebar [data-reference]');
  const entry = dialog.querySelector('.nav-link[aria-current="true"]');
  if (!list || !entry || dialog.querySelector('.ref-nav')) return;
  const copy = list.cloneNode(true) as Element;
  // The first of them is the entry itself.
  copy.querySelector('li')?.remove();
  entry.after(copy);
}

/**
 * The main links and the documentation tree as a modal below the desktop breakpoint (996 px). A native dialog keeps the
 * focus inside and closes on Escape; a link, going back and a wide window close it too.
 */
export function mobileMenu(): void {
  const opener = document.querySelector<HTMLElement>('.menu-button');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.mobile-menu');
  if (!opener || !dialog) return;
  const open = () => {
    if (dialog.open) return;
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
    // The browser says so some time after: a reader who was faster has it open again.
    if (dialog.open) return;
    opener.ariaExpanded = 'false';
    entry.closed();
  });
  window.matchMedia('(min-width: 996px)').addEventListener('change', close);
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    // The backdrop counts as the dialog itself.
    if (target === dialog || target?.closest('.icon-button')) close();
    else if (link?.origin === window.location.origin && isPlainClick(event)) {
      event.preventDefault();
      if (link.pathname === window.location.pathname) return close();
      // The page takes the place of the menu in the history.
      void openPage(link.href, true).then((leaves) => leaves || close());
    }
  });
}

import 'client-only';
import { readWords } from '@/lib/browser/instant/texts';
import { modalHistory } from '@/lib/browser/modal-history';
import { reloadIfReachable } from '@/lib/browser/preload';
import { loadTexts } from '@/lib/i18n/browser';
import { localeOfCode } from '@/lib/i18n/split';

/** Name of the dialog in the history. */
const NAME = 'search';

/** The dialog and the words that it shows, loaded together on first use. */
const load = () =>
  Promise.all([
    import('@/lib/browser/instant/later'),
    loadTexts('search', localeOfCode(document.documentElement.lang).code),
  ]);

/** A button in the message that the search could not be loaded. */
function textButton(text: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.textContent = text;
  button.addEventListener('click', onPress);
  return button;
}

/** Opens the search dialog by its buttons, by `/`, and by Ctrl or Cmd + K. */
export function searchOpener(): void {
  const { close, retry, loadFailed } = readWords();
  const opener = document.querySelector('.search-button');
  let isOpen = false;
  let end: (() => void) | undefined;
  let toast: HTMLElement | undefined;

  const fail = () => {
    toast?.remove();
    toast = document.createElement('p');
    toast.className = 'toast';
    toast.role = 'alert';
    toast.append(
      `${loadFailed} `,
      textButton(retry, () => void tryAgain()),
      ' ',
      textButton(close, () => toast?.remove()),
    );
    document.body.append(toast);
  };
  const open = async () => {
    const [{ openSearchDialog }, texts] = await load();
    if (!isOpen || end) return;
    toast?.remove();
    end = openSearchDialog({
      texts,
      names: { search: opener?.getAttribute('aria-label') ?? '', close, retry },
      onClose: (leavesForPage) => {
        isOpen = false;
        end = undefined;
        if (!leavesForPage) entry.closed();
      },
    });
    entry.opened();
  };
  const show = () => {
    isOpen = true;
    open().catch(() => {
      isOpen = false;
      fail();
    });
  };
  // A file that is gone since a deploy stays gone: a new document names the one that took its place.
  const tryAgain = async () => {
    isOpen = true;
    try {
      await open();
    } catch {
      isOpen = false;
      window.history.pushState({ ...window.history.state, dialog: NAME }, '');
      if (await reloadIfReachable()) return;
      window.history.back();
      fail();
    }
  };
  const entry = modalHistory({
    name: NAME,
    setOpen: (wanted) => {
      isOpen = wanted;
      if (wanted) show();
      else end?.();
    },
    survivesReload: true,
  });

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search-open]')) show();
  });
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable]');
    const isShortcut =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing);
    if (!isShortcut || event.defaultPrevented) return;
    event.preventDefault();
    show();
  });
}

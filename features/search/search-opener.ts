import 'client-only';
import { reloadIfReachable } from '@/features/layout/client/preload';
import { closeToast, showToast } from '@/features/layout/client/toast';
import { openPage } from '@/features/layout/navigation/open-page';
import { labelShortcuts, opensSearch } from '@/shared/browser/keys';
import { modalHistory } from '@/shared/browser/modal-history';
import { word } from '@/shared/browser/texts';
import { loadTexts } from '@/shared/i18n/browser';
import { pageLocale } from '@/shared/i18n/split';
import { renderField, type SearchField } from './dialog/field';

const NAME = 'search';

const load = () => Promise.all([import('@/features/shell/deferred'), loadTexts('search', pageLocale().code)]);

/** Opens the search dialog by its buttons, by `/`, and by Ctrl or Cmd + K. */
export function searchOpener(): void {
  const label = document.querySelector('.search-button')?.getAttribute('aria-label') ?? '';
  let current: SearchField | undefined;

  const fail = () => {
    entry.closed();
    showToast(
      word('loadFailed'),
      { text: word('retry'), onPress: tryAgain },
      { text: word('close'), onPress: closeToast },
    );
  };
  // The dialog appears at once and searches when the rest has loaded.
  const open = async (query?: string) => {
    closeToast();
    const parts = renderField(label);
    if (query) parts.field.value = query;
    const { dialog } = parts;
    let leaves = false;
    current = parts;
    dialog.addEventListener('close', () => {
      dialog.remove();
      // `close` fires asynchronously; the next dialog may be open.
      if (current !== parts) return;
      current = undefined;
      if (!leaves) entry.closed();
    });
    document.body.append(dialog);
    dialog.showModal();
    parts.field.select();
    entry.opened();
    try {
      const [{ startSearch }, texts] = await load();
      if (current !== parts) return;
      const onLeave = (page: Promise<boolean>) => {
        leaves = true;
        void page.then((isLeft) => isLeft || entry.closed());
      };
      startSearch({ parts, texts, openPage, onLeave });
    } catch (error) {
      if (current !== parts) return;
      current = undefined;
      dialog.remove();
      throw error;
    }
  };
  const show = (query?: string) => {
    if (current?.dialog.open) return current.field.focus();
    open(query).catch(fail);
  };
  // After a deployment, only a reload finds the new files.
  const tryAgain = () =>
    void open().catch(async () => {
      if (!(await reloadIfReachable())) fail();
    });
  const entry = modalHistory({
    name: NAME,
    setOpen: (isOpen) => {
      if (isOpen) queueMicrotask(() => show());
      else current?.dialog.close();
    },
    survivesReload: true,
  });

  labelShortcuts();
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-search-open]');
    if (opener) show(opener.dataset.searchOpen);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && dialog !== current?.dialog) return;
    event.preventDefault();
    show();
  });
}

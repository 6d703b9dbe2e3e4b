'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { leaveDialogEntry, useDialogEntry } from '@/components/shell/dialog-entry';
import { useShell } from '@/components/shell/shell-context';
import { addEntry } from '@/framework/next/history-entry';
import { reloadIfReachable } from '@/lib/browser/preload';
import { loadTexts } from '@/lib/i18n/browser';
import type { SearchTexts } from '@/lib/i18n/en/search';
import type { SearchDialogProps } from './search-dialog';

/** Name of the dialog in the history. */
const NAME = 'search';

/** The dialog and the words it shows, loaded together. */
interface Dialog {
  SearchDialog: ComponentType<SearchDialogProps>;
  texts: SearchTexts;
}

/** Opens the search dialog, which is loaded on first use. */
export function SearchButton() {
  const { locale, messages } = useShell();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    const [{ SearchDialog }, texts] = await Promise.all([
      import('./search-dialog'),
      loadTexts('search', locale),
    ]);
    setDialog({ SearchDialog, texts });
  }, [locale]);
  const show = useCallback(() => {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      setFailed(true);
    });
  }, [load]);
  // A file that is gone since a deploy stays gone: a new document names the one that took its place.
  const retry = () => {
    load().then(
      () => setOpen(true),
      async () => {
        addEntry({ dialog: NAME });
        if (await reloadIfReachable()) return;
        window.history.back();
        setFailed(true);
      },
    );
  };
  const follow = useCallback((isOpen: boolean) => (isOpen ? show() : setOpen(false)), [show]);
  useDialogEntry({ name: NAME, isOpen: open && dialog !== null, setOpen: follow, survivesReload: true });

  useEffect(() => {
    // Others ask for the dialog with this event: its keys (lib/browser/enhance/search-key.ts), the not-found page.
    window.addEventListener('open-search', show);
    return () => window.removeEventListener('open-search', show);
  }, [show]);

  return (
    <>
      <button
        type="button"
        className="search-button"
        onClick={show}
        aria-haspopup="dialog"
        aria-label={messages.search}
        aria-keyshortcuts="/ Control+K"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20" />
        </svg>
        <span>{messages.search}</span>
        <kbd>/</kbd>
      </button>
      {failed && (
        <p className="toast" role="alert">
          {messages.loadFailed}{' '}
          <button type="button" className="text-button" onClick={retry}>
            {messages.retry}
          </button>{' '}
          <button type="button" className="text-button" onClick={() => setFailed(false)}>
            {messages.close}
          </button>
        </p>
      )}
      {open && dialog && (
        <dialog.SearchDialog
          texts={dialog.texts}
          onClose={(leavesForPage) => {
            setOpen(false);
            if (!leavesForPage) leaveDialogEntry(NAME);
          }}
        />
      )}
    </>
  );
}

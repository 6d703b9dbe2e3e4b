import { useEffect, useLayoutEffect, useRef } from 'react';
import { addEntry, changeEntry, entryMember } from '@/framework/next/history-entry';

/** History entries of open modals carry this member, with the name of the modal. */
const nameInHistory = (): unknown => entryMember('dialog');

/** Names of modals whose entry is being left: the browser goes back some time after it was told to. */
const leaving = new Set<string>();

interface Options {
  /** Name of the modal in the history. */
  name: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** A reload leaves the modal open. */
  survivesReload?: boolean;
}

/**
 * Gives an open modal a history entry of its own, so that going back closes it instead of leaving the page, and going
 * forward opens it again. A link that is followed from the modal replaces the entry (see openPage).
 */
export function useDialogEntry({ name, isOpen, setOpen, survivesReload = false }: Options): void {
  useEffect(() => {
    if (nameInHistory() !== name) return;
    if (survivesReload) setOpen(true);
    else changeEntry({ dialog: undefined });
  }, [name, setOpen, survivesReload]);

  const latest = useRef(isOpen);
  useLayoutEffect(() => {
    latest.current = isOpen;
  });

  useEffect(() => {
    const follow = () => {
      if (!leaving.delete(name)) setOpen(nameInHistory() === name);
      // The reader was faster than the browser: the modal is open again, and its entry has just been left.
      else if (latest.current) addEntry({ dialog: name });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name, setOpen]);

  useEffect(() => {
    if (isOpen && nameInHistory() !== name) addEntry({ dialog: name });
  }, [isOpen, name]);
}

/** Takes the modal's entry back when the reader closes it; nothing to do when they left it by going back or by a link. */
export function leaveDialogEntry(name: string): void {
  if (nameInHistory() !== name || leaving.has(name)) return;
  leaving.add(name);
  window.history.back();
}

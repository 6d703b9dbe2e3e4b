import 'client-only';

const nameInHistory = (): unknown => (window.history.state as { dialog?: unknown } | null)?.dialog;

const clearEntry = (): void =>
  window.history.replaceState({ ...window.history.state, dialog: undefined }, '');

interface Options {
  name: string;
  setOpen: (isOpen: boolean) => void;
  survivesReload?: boolean;
}

/**
 * Gives an open modal its own history entry, so that going back closes it and going forward opens it again.
 * Leaving the page closes it. Returns callbacks for when it was opened or closed.
 */
export function modalHistory({ name, setOpen, survivesReload = false }: Options) {
  let isOpen = false;
  // `history.back()` is asynchronous.
  let isLeaving = false;
  const add = () => window.history.pushState({ ...window.history.state, dialog: name }, '');

  window.addEventListener('popstate', () => {
    if (!isLeaving) setOpen(nameInHistory() === name);
    // The modal was opened again before the entry was left.
    else if (isOpen) add();
    isLeaving = false;
  });
  window.addEventListener('pagehide', () => {
    if (!isOpen) return;
    isOpen = false;
    setOpen(false);
  });
  // When Firefox restores a page from the back/forward cache, it keeps the state of the entry that was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && nameInHistory() === name) clearEntry();
  });
  if (nameInHistory() === name) {
    if (survivesReload) setOpen(true);
    else clearEntry();
  }
  return {
    opened() {
      isOpen = true;
      if (nameInHistory() !== name) add();
    },
    closed() {
      // Closed by leaving the page: the history has already moved.
      if (!isOpen) return;
      isOpen = false;
      if (nameInHistory() !== name || isLeaving) return;
      isLeaving = true;
      window.history.back();
    },
  };
}

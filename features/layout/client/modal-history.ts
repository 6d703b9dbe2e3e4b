import 'client-only';

/** Name of the modal that the present entry of the history belongs to. */
const nameInHistory = (): unknown => (window.history.state as { dialog?: unknown } | null)?.dialog;

/** Makes the present entry one without a modal. */
const clearEntry = (): void =>
  window.history.replaceState({ ...window.history.state, dialog: undefined }, '');

interface Options {
  /** Name of the modal in the history. */
  name: string;
  /** Shows or hides it because the reader went through the history. */
  setOpen: (isOpen: boolean) => void;
  /** A reload leaves the modal open. */
  survivesReload?: boolean;
}

/**
 * Gives an open modal a history entry of its own, so that going back closes it instead of leaving the page, and going
 * forward opens it again. Leaving the page closes it. Returns what to call when it has been opened or closed.
 */
export function modalHistory({ name, setOpen, survivesReload = false }: Options) {
  let isOpen = false;
  // The browser goes back some time after it was told to.
  let isLeaving = false;
  const add = () => window.history.pushState({ ...window.history.state, dialog: name }, '');

  window.addEventListener('popstate', () => {
    if (!isLeaving) setOpen(nameInHistory() === name);
    // The reader was faster than the browser: the modal is open again, and its entry has just been left.
    else if (isOpen) add();
    isLeaving = false;
  });
  window.addEventListener('pagehide', () => {
    if (!isOpen) return;
    isOpen = false;
    setOpen(false);
  });
  // In a page from its cache, Firefox keeps the state of the entry that the page was left from, not of this one.
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
      // Closed by leaving the page: the history has moved on already.
      if (!isOpen) return;
      isOpen = false;
      if (nameInHistory() !== name || isLeaving) return;
      isLeaving = true;
      window.history.back();
    },
  };
}

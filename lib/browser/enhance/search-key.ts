import 'client-only';

/** Asks for the search dialog; other parts of the page (the not-found page) do it with this event, too. */
const OPEN_SEARCH = 'open-search';

/**
 * `/` and Ctrl or Cmd + K open the search. Returns the way to stop.
 * @param whenRunning runs an action once the dialog can be opened
 */
export function searchKey(whenRunning: (action: () => void) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable]');
    const shortcut =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing);
    if (!shortcut || event.defaultPrevented) return;
    event.preventDefault();
    whenRunning(() => window.dispatchEvent(new Event(OPEN_SEARCH)));
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

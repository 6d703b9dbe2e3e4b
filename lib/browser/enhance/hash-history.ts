import { onPageShown } from '@/lib/browser/navigation/page-events';

/**
 * The browser makes the history entries of `#…` links itself, without the router's state, and the router ignores such
 * entries on the way back: the address would change and the page would not. This gives them the state of their page.
 * Returns the way to stop.
 */
export function hashHistory(): () => void {
  let state: object | null = null;
  const note = () => {
    state = window.history.state ?? state;
  };
  const adopt = () => {
    if (window.history.state === null && state)
      window.history.replaceState({ ...state, dialog: undefined }, '');
  };
  const stop = onPageShown(() => {
    state = window.history.state;
  });
  document.addEventListener('click', note, true);
  window.addEventListener('hashchange', adopt);
  return () => {
    stop();
    document.removeEventListener('click', note, true);
    window.removeEventListener('hashchange', adopt);
  };
}

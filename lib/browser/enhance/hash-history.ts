import 'client-only';
import { changeEntry, entryState } from '@/framework/next/history-entry';
import { onPageShown } from '@/lib/browser/navigation/page-events';

/**
 * The browser makes the history entries of `#…` links itself, without the router's state, and the router ignores such
 * entries on the way back: the address would change and the page would not. This gives them the state of their page.
 * Returns the way to stop.
 */
export function hashHistory(): () => void {
  let state: object | null = null;
  const note = () => {
    state = entryState() ?? state;
  };
  const adopt = () => {
    if (entryState() === null && state) changeEntry({ dialog: undefined }, state);
  };
  const stop = onPageShown(() => {
    state = entryState();
  });
  document.addEventListener('click', note, true);
  window.addEventListener('hashchange', adopt);
  return () => {
    stop();
    document.removeEventListener('click', note, true);
    window.removeEventListener('hashchange', adopt);
  };
}

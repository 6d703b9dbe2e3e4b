import { expect, it, vi } from 'vitest';
import { modalHistory } from '@/shared/browser/modal-history';

type Entry = { dialog?: string | undefined } | null;

/** Fakes the history of a browser: entries of one page, and another page before them. */
function fakeBrowser(state: Entry = null) {
  const events = new EventTarget();
  const entries: Entry[] = [state];
  const history = {
    get state() {
      return entries.at(-1) ?? null;
    },
    pushState: (next: Entry) => void entries.push(next),
    replaceState: (next: Entry) => void entries.splice(-1, 1, next),
    back: vi.fn(() => {
      entries.pop();
      events.dispatchEvent(new Event('popstate'));
    }),
  };
  vi.stubGlobal('window', Object.assign(events, { history }));
  const send = (name: string, detail: object = {}) =>
    void events.dispatchEvent(Object.assign(new Event(name), detail));
  return { history, entries, send };
}

it('a modal closes with the page, and stays closed when the page is restored from the cache', () => {
  const browser = fakeBrowser();
  const setOpen = vi.fn();
  const entry = modalHistory({ name: 'menu', setOpen });
  entry.opened();
  // A link of the menu: its page replaces the entry. `close` fires later.
  browser.send('pagehide');
  expect(setOpen).toHaveBeenLastCalledWith(false);
  // Firefox keeps the state of the replaced entry.
  browser.send('pageshow', { persisted: true });
  entry.closed();
  expect(browser.history.state?.dialog).toBeUndefined();
  entry.opened();
  entry.closed();
  // One step back, over the entry of the second opening, but not to the page before.
  expect(browser.history.back).toHaveBeenCalledOnce();
  expect(browser.entries).toHaveLength(2);
});

it.each([true, false])('a modal opens again after a reload if configured: %s', (survivesReload) => {
  const { history } = fakeBrowser({ dialog: 'search' });
  const setOpen = vi.fn();
  modalHistory({ name: 'search', setOpen, survivesReload });
  expect(setOpen.mock.calls).toEqual(survivesReload ? [[true]] : []);
  expect(history.state?.dialog).toBe(survivesReload ? 'search' : undefined);
});

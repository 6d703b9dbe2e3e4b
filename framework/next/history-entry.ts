/** The assumption of this file. */
export const HISTORY_ENTRY =
  "On the way back Next's router ignores entries without state and reloads those without its member __NA, so an entry of ours is a copy of the router's with members added.";

/** Members that this site adds to an entry of the history, beside those of the router. */
type Members = Record<string, unknown>;

/** What the present entry holds under a name; undefined when there is none. */
export function entryMember(name: string): unknown {
  return (window.history.state as Members | null)?.[name];
}

/** The state of the present entry; null for one that the browser made, without the router. */
export function entryState(): object | null {
  return window.history.state as object | null;
}

/**
 * Changes members of the present entry. Those of the router stay, so that going back to it still shows its page.
 * @param state of an entry of the same page, for a present one that has none
 */
export function changeEntry(members: Members, state = entryState()): void {
  window.history.replaceState({ ...state, ...members }, '');
}

/** Adds an entry at the present address, with the router's members of the page that is shown. */
export function addEntry(members: Members): void {
  window.history.pushState({ ...entryState(), ...members }, '');
}

import 'client-only';
import { storageKeys } from '@/shared/storage-keys';
import { readStored, writeStored } from './storage';

/**
 * Returns the key that a listener acts on; '' for one that an input method handles. Safari sends such a key
 * with code 229 after the composition, other browsers name it `Process`.
 */
export const pressedKey = ({ key, keyCode, isComposing }: KeyboardEvent): string =>
  isComposing || keyCode === 229 || key === 'Process' ? '' : key;

/** Returns whether `/` opens the search. Readers who dictate or press keys by accident turn it off. */
export const isSlashOn = (): boolean => readStored(storageKeys.slash) === null;

/** Shows on the search button which keys open the search. */
export function labelShortcuts(): void {
  const button = document.querySelector('.search-button');
  button?.setAttribute('aria-keyshortcuts', `${isSlashOn() ? '/ ' : ''}Control+K`);
  button?.querySelector('kbd')?.toggleAttribute('hidden', !isSlashOn());
}

/** Stores whether `/` opens the search. */
export function setSlash(isOn: boolean): void {
  writeStored(storageKeys.slash, isOn ? null : 'off');
  labelShortcuts();
}

/** Returns whether a key opens the search: Ctrl or Cmd with K in any layout, or `/` alone. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, code, target } = event;
  const key = pressedKey(event).toLowerCase();
  if (altKey || event.getModifierState('AltGraph')) return false;
  if (ctrlKey || metaKey) return !shiftKey && (key === 'k' || (code === 'KeyK' && key > 'z'));
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !isTyping && isSlashOn();
}

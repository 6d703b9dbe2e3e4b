import 'client-only';
import { attempt } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

/** Sets `<html data-keyboard>` and stores it for the next page of the tab. */
function show(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-keyboard', isOn);
  attempt(() => {
    if (isOn) window.sessionStorage.setItem(storageKeys.keyboard, '');
    else window.sessionStorage.removeItem(storageKeys.keyboard);
  });
}

/** Turns keyboard mode on with the Tab key and off with a mouse press. */
export function keyboardMode(): void {
  if (attempt(() => window.sessionStorage.getItem(storageKeys.keyboard)) === '') show(true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') show(true);
  });
  document.addEventListener('mousedown', () => show(false));
}

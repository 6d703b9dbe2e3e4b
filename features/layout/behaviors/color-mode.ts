import 'client-only';
import { onStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { nextChoice, showChoice, storedChoice } from '../client/color-mode';

/**
 * Shows the reader's choice of colors, follows the system while that is the choice, and lets the toggle go round; the
 * name of the toggle says the choice.
 */
export function colorMode(): void {
  const follow = () => {
    const choice = storedChoice();
    showChoice(choice);
    for (const toggle of document.querySelectorAll<HTMLElement>('[data-color-toggle]')) {
      toggle.ariaLabel = `${toggle.dataset.colorToggle}: ${toggle.dataset[choice]}`;
    }
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-color-toggle]'))
      writeStored(storageKeys.theme, nextChoice[storedChoice()]);
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  follow();
  // The toggle and other tabs of this site change what is stored.
  onStored(follow);
}

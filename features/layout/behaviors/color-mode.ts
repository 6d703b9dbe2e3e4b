import 'client-only';
import { onStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { nextChoice, showChoice, storedChoice } from '../client/color-mode';
import { FRAME_LOST } from '../errors/frame-lost';

/** Shows the chosen color mode, follows the system for `system`, and handles the toggle. */
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
  window.addEventListener(FRAME_LOST, follow);
  follow();
  // Runs for the toggle and for changes in other tabs.
  onStored(follow);
}

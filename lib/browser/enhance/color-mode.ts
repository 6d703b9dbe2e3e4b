import 'client-only';
import { nextChoice, showChoice, storedChoice } from '@/lib/browser/color-mode';
import { onMarkup, onPageShown } from '@/lib/browser/navigation/page-events';
import { onStored, writeStored } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';

/**
 * Shows the reader's choice of colours, follows the system while that is the choice, and lets the toggle go round; the
 * name of the toggle tells the choice. Returns the way to stop.
 */
export function colorMode(): () => void {
  const follow = () => {
    const choice = storedChoice();
    showChoice(choice);
    for (const toggle of document.querySelectorAll<HTMLElement>('[data-color-toggle]')) {
      const label = `${toggle.dataset.colorToggle}: ${toggle.dataset[choice]}`;
      toggle.ariaLabel = label;
      toggle.title = label;
    }
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-color-toggle]'))
      writeStored(storageKeys.theme, nextChoice(storedChoice()));
  };
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', follow);
  document.addEventListener('click', onClick);
  // The toggle and other tabs of this site change what is stored.
  const stops = [onStored(follow), onPageShown(follow), onMarkup(follow)];
  return () => {
    system.removeEventListener('change', follow);
    document.removeEventListener('click', onClick);
    for (const stop of stops) stop();
  };
}

import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { site } from '@/theme.config';
import { FRAME_LOST } from '../errors/frame-lost';

/** The reader's choice; `system` follows the operating system. */
type ColorChoice = 'system' | 'light' | 'dark';

type ColorMode = 'light' | 'dark';

const nextChoice = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Returns the stored choice; that of the system for none or an unknown one. */
export function parseChoice(stored: string | null): ColorChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Returns the mode to show. `prefersDark` is the system's preference. */
export function resolveMode(
  choice: ColorChoice,
  prefersDark: boolean,
  config: typeof site.colorMode = site.colorMode,
): ColorMode {
  if (choice !== 'system') return choice;
  if (!config.respectPrefersColorScheme) return config.defaultMode;
  return prefersDark ? 'dark' : 'light';
}

/** Returns the stored choice; `system` where the configuration disables the toggle. */
function storedChoice(): ColorChoice {
  return site.colorMode.disableSwitch ? 'system' : parseChoice(readStored(storageKeys.theme));
}

/**
 * Shows a choice on `<html data-theme data-theme-choice>` and by the `theme-color` of the page. Also sets the
 * class `js`: when React renders the document again after a crash, it loses all three.
 */
function showChoice(choice: ColorChoice): void {
  const mode = resolveMode(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.add('js');
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
  // Pages contain a color for light and one for dark, in this order.
  for (const [index, meta] of document.head
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .entries())
    meta.media = ['light', 'dark'][index] === mode ? 'all' : 'not all';
}

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

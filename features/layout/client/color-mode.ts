import 'client-only';
import { readStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { site } from '@/theme.config';
import { browserColors } from '../browser-colors';

/** What the reader chose; `system` follows the operating system. */
type ColorChoice = 'system' | 'light' | 'dark';

/** What is shown. */
type ColorMode = 'light' | 'dark';

/** Order in which the toggle goes round. */
export const nextChoice = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Reads a stored value; anything unknown means `system`. */
export function parseChoice(stored: string | null): ColorChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Mode to show for a choice. `prefersDark` is the system's preference, null when it cannot be told. */
export function resolveMode(
  choice: ColorChoice,
  prefersDark: boolean | null,
  config: typeof site.colorMode = site.colorMode,
): ColorMode {
  if (choice !== 'system') return choice;
  if (!config.respectPrefersColorScheme || prefersDark === null) return config.defaultMode;
  return prefersDark ? 'dark' : 'light';
}

/** The reader's choice as stored; `system` where the configuration lets no one choose. */
export function storedChoice(): ColorChoice {
  return site.colorMode.disableSwitch ? 'system' : parseChoice(readStored(storageKeys.theme));
}

/** Gives the browser's bars the color of the mode. Pages name one for each preference of the system; the first that fits counts. */
function colorBrowser(mode: ColorMode): void {
  const own = document.head.querySelector<HTMLMetaElement>('meta[data-chosen]');
  const meta = own ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.chosen = '';
  meta.content = browserColors[mode];
  if (!own) document.head.prepend(meta);
}

/**
 * Shows a choice on `<html data-theme data-theme-choice>` and says that script runs, as the script in the head does:
 * anyone who draws the document again, after an error of the frame, has lost both. Returns the mode that is shown.
 */
export function showChoice(choice: ColorChoice): ColorMode {
  const mode = resolveMode(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.add('js');
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
  colorBrowser(mode);
  return mode;
}

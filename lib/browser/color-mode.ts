import { site } from '@/theme.config';

/** What the reader chose; `system` follows the operating system. */
export type ColorChoice = 'system' | 'light' | 'dark';

/** What is shown. */
export type ColorMode = 'light' | 'dark';

/** Order in which the toggle goes round. */
const cycle: Record<ColorChoice, ColorChoice> = { system: 'light', light: 'dark', dark: 'system' };

/** The choice after the given one: system, light, dark, system. */
export function nextChoice(choice: ColorChoice): ColorChoice {
  return cycle[choice];
}

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

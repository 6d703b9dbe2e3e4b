import type { DefaultCode, LocaleCode } from '@/theme.config';
import { shell as de } from './de/shell';
import type { ShellTexts } from './en/shell';

/** Texts of the shell in the languages whose pages carry a prefix; the pages of the default language load its own alone. */
export const prefixedShells: Readonly<Record<Exclude<LocaleCode, DefaultCode>, ShellTexts>> = { de };

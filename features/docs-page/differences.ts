import { runningServer } from '@/features/differences/differences';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';

/** Returns the text of a link to the known differences, with their number. */
export const differencesText = (language: LocaleCode): string =>
  format(languages[language].vocabulary.differences, { count: runningServer.differences.length });

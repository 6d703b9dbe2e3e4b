import { runningServer } from '@/lib/differences/differences';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import type { LocaleCode } from '@/theme.config';

/** Returns the text of a link to the known differences of Endatix servers, with their number. */
export const differencesText = (language: LocaleCode): string =>
  format(languages[language].vocabulary.differences, { count: runningServer.differences.length });

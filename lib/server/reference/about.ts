import 'server-only';
import { addressPath } from '@/lib/addresses';
import { openApi } from '@/lib/contract/document';
import { apiOperations } from '@/lib/contract/operations';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import { type LocaleCode, site } from '@/theme.config';

/** Site path of the page that contains the console. */
export const consolePath = addressPath({ kind: 'console', locale: site.locales[0] });

/** What the reference holds, in a sentence: for the page of the console, its text form and its metadata. */
export function aboutApi(language: LocaleCode): string {
  const { title, version } = openApi.info;
  return format(languages[language].operation.apiAbout, { count: apiOperations.length, title, version });
}

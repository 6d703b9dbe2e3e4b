import 'server-only';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import type { LocaleCode } from '@/theme.config';

/** What the reference holds, in a sentence: for the page of the console, its text form and its metadata. */
export function aboutApi(language: LocaleCode): string {
  const { title, version } = openApi.info;
  return format(languages[language].operation.apiAbout, { count: apiOperations.length, title, version });
}

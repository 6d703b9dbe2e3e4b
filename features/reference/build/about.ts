import 'server-only';
import { addressPath } from '@/shared/addresses';
import { allOperations } from '@/shared/contract/all-operations';
import { openApi } from '@/shared/contract/document';
import { apiOperations } from '@/shared/contract/operations';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { site } from '@/theme.config';

/** Page that lists all operations by release, with their permissions. */
export const operationsPage = '/docs/guides/operations-by-release';

export const consolePath = addressPath({ kind: 'console', locale: site.locales[0] });

/** Returns the counts of the reference in a sentence, for the console page, its Markdown and its metadata. */
export function aboutApi(): string {
  const { title, version } = openApi.info;
  const counts = { count: apiOperations.length, more: allOperations.length - apiOperations.length };
  return format(texts.apiAbout, { ...counts, title, version });
}

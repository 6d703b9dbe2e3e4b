import 'server-only';
import { addressPath } from '@/shared/addresses';
import { openApi } from '@/shared/contract/document';
import type { ApiOperation } from '@/shared/contract/operations';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { site } from '@/theme.config';
import type { Link } from './types';

/** Page that lists all operations by release, with their permissions. */
export const operationsPage = '/docs/guides/operations-by-release';

export const consolePath = addressPath({ kind: 'console', locale: site.locales[0] });

/** The console, parent of every page of the reference. */
export const consoleLink: Link = { title: build.navApi, href: consolePath };

export const operationLink = ({ operation, href }: ApiOperation): Link => ({
  title: operation.summary,
  href,
});

/** Returns what the console page has, for its Markdown and its metadata. */
export function aboutApi(): string {
  const { title, version } = openApi.info;
  return format(texts.apiAbout, { title, version, release: texts.releaseNewest });
}

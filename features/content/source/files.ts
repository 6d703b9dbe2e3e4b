import 'server-only';
import { existsSync } from 'node:fs';
import { parseAddress } from '@/shared/addresses';
import { isExternal } from '@/shared/paths';
import { foreignLanguage } from '@/shared/site-links';
import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import type { DocPage } from './types';

/** Returns the possible source files of a page, with forward slashes like git. */
export function contentFiles({ contentPath }: Pick<DocPage, 'contentPath'>): string[] {
  const path = ['content', ...contentPath].join('/');
  return [`${path}.mdx`, `${path}/index.mdx`];
}

/** Returns the language of a link's target if it differs from the reader's, because it is not translated. */
export function foreignText(href: string, locale: SiteLocale): LocaleCode | undefined {
  const [path = ''] = href.split(/[?#]/);
  const [fallback] = site.locales;
  if (locale === fallback || isExternal(path) || !path.startsWith('/')) return undefined;
  const address = parseAddress(path);
  // Files have no language.
  if (address.kind === 'other' && /\.\w+$/.test(path)) return undefined;
  if (address.kind !== 'page' || address.rest === '') return foreignLanguage(path, locale);
  const contentPath = [locale.path, ...address.rest.split('/')];
  return contentFiles({ contentPath }).some((file) => existsSync(file)) ? undefined : fallback.code;
}

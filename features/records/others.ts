import 'server-only';
import type { PageRecord } from '@/features/content/page-record';
import { aboutApi, consolePath } from '@/features/reference/build/about';
import type { ReferencePage } from '@/features/reference/build/types';
import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { lastCommit } from '@/shared/files/git-date';
import { defaultLocale, localePath } from '@/shared/i18n';
import { build } from '@/shared/i18n/en/build';
import { languages } from '@/shared/i18n/languages';
import { plainText } from '@/shared/markdown';
import { type SiteLocale, site } from '@/theme.config';

/** The part of a record that all pages without translation share. */
const englishPage = (path: string) => ({
  path,
  language: defaultLocale.code,
  canonical: path,
  markdown: getMarkdownPage(parseAddress(path)),
  trail: [],
});

export async function landingRecord(locale: SiteLocale): Promise<PageRecord> {
  const { title, description } = languages[locale.code].landing;
  const path = localePath('/', locale);
  return {
    path,
    language: locale.code,
    title: `${site.product.name}: ${title.replace(/\.$/, '')}`,
    description,
    canonical: path,
    languages: Object.fromEntries(site.locales.map((other) => [other.code, localePath('/', other)])),
    trail: [],
    changed: await lastCommit(['features/home', `shared/i18n/${locale.code}/landing.ts`]),
  };
}

export async function aboutRecord(): Promise<PageRecord> {
  const path = '/markdown-page';
  return {
    ...englishPage(path),
    title: 'About this site',
    description:
      'How this site is checked, what it stores in your browser, whom it contacts, how accessible it is, and how to report an error.',
    changed: await lastCommit([`app/(${defaultLocale.code})${path}`]),
  };
}

export async function consoleRecord(): Promise<PageRecord> {
  return {
    ...englishPage(consolePath),
    title: build.navApi,
    description: aboutApi(),
    changed: await lastCommit(['features/try/swagger', 'openapi.json']),
  };
}

export async function referenceRecord({
  title,
  longTitle,
  description,
  path,
  trail,
}: ReferencePage): Promise<PageRecord> {
  return {
    ...englishPage(path),
    title: longTitle ?? title,
    description: plainText(description),
    trail: [...trail, { title, href: path }],
    changed: await lastCommit(
      parseAddress(path).kind === 'differences'
        ? ['packages/reference-api/differences']
        : ['openapi.json', 'openapi.server.json', 'openapi.0.7.json'],
    ),
  };
}

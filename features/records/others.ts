import 'server-only';
import type { PageRecord } from '@/features/content/page-record';
import { aboutApi } from '@/features/reference/build/about';
import type { ReferencePage } from '@/features/reference/build/types';
import { addressPath, getMarkdownPage, parseAddress } from '@/shared/addresses';
import { lastCommit } from '@/shared/files/git-date';
import { defaultLocale, localePath } from '@/shared/i18n';
import { build } from '@/shared/i18n/en/build';
import { languages } from '@/shared/i18n/languages';
import { plainText } from '@/shared/markdown';
import { type SiteLocale, site } from '@/theme.config';

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
    path,
    language: defaultLocale.code,
    title: 'About this site',
    description:
      'How this site is checked, what it stores in your browser, whom it contacts, how accessible it is, and how to report an error.',
    canonical: path,
    trail: [],
    changed: await lastCommit([`app/(${defaultLocale.code})${path}`]),
  };
}

export async function consoleRecord(): Promise<PageRecord> {
  const address = { kind: 'console', locale: defaultLocale } as const;
  const path = addressPath(address);
  return {
    path,
    language: defaultLocale.code,
    title: build.navApi,
    description: aboutApi(),
    canonical: path,
    markdown: getMarkdownPage(address),
    trail: [],
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
  const address = parseAddress(path);
  return {
    path,
    language: defaultLocale.code,
    title: longTitle ?? title,
    description: plainText(description),
    canonical: path,
    markdown: getMarkdownPage(address),
    trail: [...trail, { title, href: path }],
    changed: await lastCommit(
      address.kind === 'differences'
        ? ['packages/reference-api/differences']
        : ['openapi.json', 'openapi.server.json', 'openapi.0.7.json'],
    ),
  };
}

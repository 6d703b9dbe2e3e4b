import type { Layout } from 'nextra-theme-docs';
import type { ComponentProps } from 'react';

/**
 * Everything that makes this site the site of one product: names, links, versions, languages, behavior switches.
 * Change the product here and nowhere else.
 */

/** Languages of the site, the one without a prefix first. Each needs its folder of texts in shared/i18n (see languages.ts there). */
const locales = [
  { code: 'en', label: 'English', path: '' },
  { code: 'de', label: 'Deutsch', path: 'de' },
] as const satisfies { code: string; label: string; path: string }[];

/** Code of a configured language. */
export type LocaleCode = (typeof locales)[number]['code'];

/** A text of the configuration: a name that all languages share, or the words of each language. */
export interface Translated {
  text: string | Readonly<Record<LocaleCode, string>>;
}

/** A link of the navbar or footer. `href` is a site path (`/docs`) or an absolute address. */
export interface SiteLink extends Translated {
  href: string;
}

/** A version of the documentation; `path` is below `/docs`, empty for the current one. */
export interface DocsVersion {
  name: string;
  label: string;
  path: string;
  /** API version (`info.version` of the contract) that the pages describe. */
  api: string;
  /** Date of the platform's source that the pages describe, such as `2025-10-24`. */
  source: string;
}

/** A language of the interface; `path` is the first path segment, empty for the default language. */
export interface SiteLocale {
  code: LocaleCode;
  label: string;
  path: string;
}

export interface SiteConfig {
  product: { name: string; slug: string };
  /** Canonical origin without a trailing slash; used in canonical links, sitemap and social tags. */
  origin: string;
  /** Repository of the platform. */
  repository: string;
  /** Repository of this project: issues about pages go there. */
  docsRepository: string;
  /** Shown above the navbar until dismissed; a new `id` shows it again to everyone. */
  announcement: (Translated & { id: string; href?: string }) | null;
  /** Google Analytics measurement id; without one no script is loaded and nothing is sent. */
  analytics: { measurementId: string | null; scriptUrl: string; anonymizeIp: true };
  versions: [DocsVersion, ...DocsVersion[]];
  locales: [SiteLocale, ...SiteLocale[]];
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
}

const repository = 'https://github.com/endatix/endatix';

/** Where this project is hosted. Change it here when it moves: edit links and feedback follow. */
const docsRepository = 'https://github.com/endatix/endatix-docs';

/** What the stock theme's `Layout` is told; its own types keep our words the same as Nextra's. */
type StockLayout = ComponentProps<typeof Layout>;

/** Whether readers have a button that changes the color mode. */
const darkMode = true;

/** The tree at the left: how many levels of folders are unfolded at first, those on the way to the page apart (1 for none). */
export const sidebar = { defaultMenuCollapseLevel: 1 } satisfies StockLayout['sidebar'];

/** Table of contents: whether a link back to the top ends it. Its words are in shared/i18n. */
export const toc = { backToTop: true };

/** Main links, in the bar and in the menu of narrow windows. */
export const navbar: SiteLink[] = [
  { text: { en: 'Docs', de: 'Dokumentation' }, href: '/docs' },
  { text: { en: 'API Reference', de: 'API-Referenz' }, href: '/docs/api' },
  { text: 'GitHub', href: repository },
];

/**
 * What our own frame and Nextra's stock theme (`scripts/stock.ts`) are both told, in the words of the theme's `Layout`:
 * who knows Nextra knows these. Where `Layout` takes an element (`navbar`, `footer`), the data it is drawn from stands
 * here under the same name; texts are in shared/i18n, in each language.
 */
export const layout = {
  /** Prefix of the edit link; the path of the content file is appended. */
  docsRepositoryBase: `${docsRepository}/edit/main`,
  /** Whether pages link to their source. */
  editLink: true,
  /** Whether pages say when they were last changed. */
  lastUpdated: true,
  darkMode,
  sidebar,
  toc,
  i18n: locales.map(({ code, label }) => ({ locale: code, name: label })),
} satisfies Pick<StockLayout, 'docsRepositoryBase' | 'darkMode' | 'sidebar' | 'i18n'> &
  Record<'editLink' | 'lastUpdated', boolean> & { toc: Record<'backToTop', boolean> };

export const site = {
  product: {
    name: 'Endatix',
    slug: 'endatix',
  },
  origin: 'https://docs.endatix.com',
  repository,
  docsRepository,
  announcement: {
    id: 'sandbox-2026-11',
    text: {
      en: 'Try the API in your browser, without an account.',
      de: 'Die API im Browser ausprobieren, ohne Konto.',
    },
    href: '/docs/api',
  },
  analytics: {
    measurementId: process.env.NEXT_PUBLIC_ANALYTICS_ID || null,
    scriptUrl: process.env.NEXT_PUBLIC_ANALYTICS_URL || 'https://www.googletagmanager.com/gtag/js',
    anonymizeIp: true,
  },
  versions: [{ name: 'next', label: 'Next', path: '', api: '0.1.1', source: '2025-10-24' }],
  locales: [...locales],
  colorMode: { defaultMode: 'light', disableSwitch: !darkMode, respectPrefersColorScheme: true },
} satisfies SiteConfig as SiteConfig;

/** What only the build writes into pages; apart from the rest because no script of a page needs it. */
export const about = {
  tagline: 'Open-source forms for .NET that you host yourself.',
  description:
    'Documentation of Endatix, the open-source .NET platform that collects data through forms and submissions.',
};

/** Columns of the footer and the line below them; apart from the rest because no script of a page needs them. */
export const footer: {
  columns: { titleKey: 'footerProduct' | 'footerResources' | 'footerCommunity'; links: SiteLink[] }[];
  copyright: string;
} = {
  columns: [
    {
      titleKey: 'footerProduct',
      links: [
        { text: 'endatix.com', href: 'https://endatix.com' },
        { text: { en: 'Documentation', de: 'Dokumentation' }, href: '/docs' },
        { text: { en: 'API Reference', de: 'API-Referenz' }, href: '/docs/api' },
      ],
    },
    {
      titleKey: 'footerResources',
      links: [
        { text: { en: 'Support', de: 'Hilfe' }, href: `${repository}/issues` },
        { text: { en: 'Releases', de: 'Veröffentlichungen' }, href: `${repository}/releases` },
        {
          text: { en: 'NuGet packages', de: 'NuGet-Pakete' },
          href: 'https://www.nuget.org/packages?q=endatix',
        },
        { text: 'SurveyJS', href: 'https://surveyjs.io' },
        { text: { en: 'Read offline', de: 'Offline lesen' }, href: '/docs/read-offline' },
      ],
    },
    {
      titleKey: 'footerCommunity',
      links: [
        { text: 'GitHub', href: repository },
        { text: { en: 'Discussions', de: 'Diskussionen' }, href: `${repository}/discussions` },
        {
          text: { en: 'About this site', de: 'Über diese Website' },
          href: '/markdown-page',
        },
      ],
    },
  ],
  copyright: 'Endatix, Ltd.',
};

import type { Layout } from 'nextra-theme-docs';
import type { ComponentProps } from 'react';

/** Configuration of the product: names, links, versions, languages, switches. */

/**
 * Languages of the site, the one without a prefix first. Each needs its folder of texts in shared/i18n (see
 * languages.ts there).
 */
const locales = [
  { code: 'en', label: 'English', path: '' },
  { code: 'de', label: 'Deutsch', path: 'de' },
] as const satisfies { code: string; label: string; path: string }[];

export type LocaleCode = (typeof locales)[number]['code'];

/** A text of the configuration: the same in all languages, or one for each language. */
export interface Translated {
  text: string | Readonly<Record<LocaleCode, string>>;
}

/** A link of the navbar or footer. `href` is a site path (`/docs`) or an absolute address. */
export interface SiteLink extends Translated {
  href: string;
}

/**
 * A version of the documentation. Each is a deployment of its own: `href` is its absolute address, and the
 * site path `/docs` for the version of this deployment.
 */
export interface DocsVersion {
  label: string;
  href: string;
}

/** A language of the interface; `path` is the first path segment, '' for the default language. */
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
  /** Repository of this project, for issues about pages. */
  docsRepository: string;
  /** Shown above the navbar until dismissed; a new `id` shows it again. */
  announcement: (Translated & { id: string; href?: string }) | null;
  /** Google Analytics measurement ID; without it, no script is loaded and nothing is sent. */
  analytics: { measurementId: string | null; scriptUrl: string; anonymizeIp: true };
  /** Versions of the documentation, the newest first. */
  versions: [DocsVersion, ...DocsVersion[]];
  locales: [SiteLocale, ...SiteLocale[]];
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
}

const repository = 'https://github.com/endatix/endatix';

/** Repository of this project, for edit links and feedback. */
const docsRepository = 'https://github.com/endatix/endatix-docs';

/** Props of the stock theme's `Layout`, so that names match Nextra's. */
type StockLayout = ComponentProps<typeof Layout>;

/** Whether readers can change the color mode. */
const darkMode = true;

/** Main links, in the navbar and in the menu of narrow windows. */
export const navbar: SiteLink[] = [
  { text: { en: 'Docs', de: 'Dokumentation' }, href: '/docs' },
  { text: { en: 'API Reference', de: 'API-Referenz' }, href: '/docs/api' },
  { text: 'GitHub', href: repository },
];

/**
 * Settings that this frame and Nextra's stock theme (`scripts/stock.ts`) share, named like the props of
 * Nextra's `Layout`. Where `Layout` expects an element (`navbar`, `footer`), its data has the same name here.
 * Texts are in shared/i18n.
 */
export const layout = {
  /** Prefix of the edit link; the path of the content file is appended. */
  docsRepositoryBase: `${docsRepository}/edit/main`,
  /** Whether pages link to their source. */
  editLink: true,
  /** Whether pages show when they were last changed. */
  lastUpdated: true,
  darkMode,
  /** Only folders on the way to the page are open at first. */
  sidebar: { defaultMenuCollapseLevel: 1 },
  /** Whether the table of contents ends with a link to the top. */
  toc: { backToTop: true },
} satisfies Pick<StockLayout, 'docsRepositoryBase' | 'darkMode' | 'sidebar'> &
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
  versions: [{ label: 'Next', href: '/docs' }],
  locales: [...locales],
  colorMode: { defaultMode: 'light', disableSwitch: !darkMode, respectPrefersColorScheme: true },
} satisfies SiteConfig as SiteConfig;

/** Texts that only the build writes into pages; separate, because no script of a page needs them. */
export const about = {
  tagline: 'Open-source forms for .NET that you host yourself.',
  description:
    'Documentation of Endatix, the open-source .NET platform that collects data through forms and submissions.',
};

/** Columns of the footer and the copyright line; separate, because no script of a page needs them. */
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
        { text: 'Releases', href: `${repository}/releases` },
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

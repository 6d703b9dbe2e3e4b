/**
 * Everything that makes this site the site of one product: names, links, versions, languages, behaviour switches.
 * Change the product here and nowhere else.
 */

/** A text of the configuration with its translations by language code. */
export interface Translated {
  text: string;
  translations?: Record<string, string>;
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
}

/** A language of the interface; `path` is the first path segment, empty for the default language. */
export interface SiteLocale {
  code: string;
  label: string;
  path: string;
}

export interface SiteConfig {
  product: { name: string; slug: string };
  /** Canonical origin without a trailing slash; used in canonical links, sitemap and social tags. */
  origin: string;
  repository: string;
  navbar: SiteLink[];
  /** Shown above the navbar until dismissed; a new `id` shows it again to everybody. */
  announcement: (Translated & { id: string; href?: string }) | null;
  /** Google Analytics measurement id; without one no script is loaded and nothing is sent. */
  analytics: { measurementId: string | null; scriptUrl: string; anonymizeIp: true };
  versions: [DocsVersion, ...DocsVersion[]];
  locales: [SiteLocale, ...SiteLocale[]];
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
}

const repository = 'https://github.com/endatix/endatix';

export const site = {
  product: {
    name: 'Endatix',
    slug: 'endatix',
  },
  origin: 'https://docs.endatix.com',
  repository,
  navbar: [
    { text: 'Docs', translations: { de: 'Dokumentation' }, href: '/docs' },
    { text: 'API Reference', translations: { de: 'API-Referenz' }, href: '/docs/api' },
    { text: 'GitHub', href: repository },
  ],
  announcement: {
    id: 'sandbox-2026-11',
    text: 'The API reference now runs inside your browser: no server, no account.',
    translations: { de: 'Die API-Referenz läuft jetzt in Ihrem Browser: ohne Server, ohne Konto.' },
    href: '/docs/api',
  },
  analytics: {
    measurementId: process.env.NEXT_PUBLIC_ANALYTICS_ID || null,
    scriptUrl: process.env.NEXT_PUBLIC_ANALYTICS_URL || 'https://www.googletagmanager.com/gtag/js',
    anonymizeIp: true,
  },
  versions: [
    { name: 'next', label: 'Next', path: '', api: '0.1.1' },
    { name: '0.1.1', label: '0.1.1', path: '0.1.1', api: '0.1.1' },
  ],
  locales: [
    { code: 'en', label: 'English', path: '' },
    { code: 'de', label: 'Deutsch', path: 'de' },
  ],
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
} satisfies SiteConfig as SiteConfig;

/** What only the build writes into pages; apart from the rest because no script of a page needs it. */
export const about = {
  tagline: 'Forms and submissions for .NET, behind a REST API you own.',
  description:
    'Documentation of Endatix, the open-source .NET platform that collects data through forms and submissions.',
  /** Prefix of the edit link; the path of the content file is appended. */
  editBase: `${repository}/edit/main/docs/`,
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
        { text: 'Documentation', translations: { de: 'Dokumentation' }, href: '/docs' },
        { text: 'API Reference', translations: { de: 'API-Referenz' }, href: '/docs/api' },
      ],
    },
    {
      titleKey: 'footerResources',
      links: [
        { text: 'Support', translations: { de: 'Hilfe' }, href: `${repository}/issues` },
        { text: 'Releases', translations: { de: 'Veröffentlichungen' }, href: `${repository}/releases` },
        {
          text: 'NuGet packages',
          translations: { de: 'NuGet-Pakete' },
          href: 'https://www.nuget.org/packages?q=endatix',
        },
        { text: 'SurveyJS', href: 'https://surveyjs.io' },
      ],
    },
    {
      titleKey: 'footerCommunity',
      links: [
        { text: 'GitHub', href: repository },
        { text: 'Discussions', translations: { de: 'Diskussionen' }, href: `${repository}/discussions` },
        {
          text: 'About this site',
          translations: { de: 'Über diese Website' },
          href: '/markdown-page',
        },
      ],
    },
  ],
  copyright: 'Endatix, Ltd.',
};

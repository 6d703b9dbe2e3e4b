import 'server-only';
import type { Metadata, Viewport } from 'next';
import type { PageRecord } from '@/features/content/page-record';
import { tokenColor } from '@/shared/files/design-tokens';
import { siteHref } from '@/shared/paths';
import { socialImagePath } from '@/shared/social-image';
import { about, site } from '@/theme.config';
import { newerVersion } from '../versions';

export const rootMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  title: site.product.name,
  description: about.description,
  icons: { icon: siteHref('/icon.svg') },
};

const background = tokenColor('--bg');

export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: background.light },
    { media: '(prefers-color-scheme: dark)', color: background.dark },
  ],
};

function absolute(path: string): string {
  return site.origin + siteHref(path);
}

/** Adds `x-default`, the page in the default language. */
export function withDefault(languages: Readonly<Record<string, string>>): Record<string, string> {
  const fallback = languages[site.locales[0].code];
  return fallback === undefined ? { ...languages } : { ...languages, 'x-default': fallback };
}

/** Returns what the head of a page contains about it. */
export function pageMetadata({
  title,
  description,
  path,
  canonical,
  languages,
  markdown,
  noindex,
}: PageRecord): Metadata {
  const url = absolute(canonical);
  const full = path === '/' ? title : `${title} – ${site.product.name}`;
  return {
    title: full,
    description,
    alternates: {
      canonical: url,
      ...(markdown && { types: { 'text/markdown': absolute(markdown) } }),
      ...(languages && {
        languages: Object.fromEntries(
          Object.entries(withDefault(languages)).map(([code, target]) => [code, absolute(target)]),
        ),
      }),
    },
    openGraph: {
      title,
      description,
      url,
      siteName: site.product.name,
      type: 'website',
      images: [absolute(socialImagePath(canonical))],
    },
    twitter: { card: 'summary_large_image' },
    // Readers who search find the newest version.
    ...((noindex || newerVersion()) && { robots: { index: false, follow: true } }),
  };
}

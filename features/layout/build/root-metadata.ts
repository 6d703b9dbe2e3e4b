import 'server-only';
import type { Metadata, Viewport } from 'next';
import { siteHref } from '@/shared/paths';
import { about, site } from '@/theme.config';
import { browserColors } from '../browser-colors';

/** Metadata that all pages share. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  title: site.product.name,
  description: about.description,
  icons: { icon: siteHref('/icon.svg') },
  applicationName: `${site.product.name} Docs`,
};

export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: browserColors.light },
    { media: '(prefers-color-scheme: dark)', color: browserColors.dark },
  ],
};

import 'server-only';
import type { Metadata, Viewport } from 'next';
import { tokenColor } from '@/shared/files/design-tokens';
import { siteHref } from '@/shared/paths';
import { about, site } from '@/theme.config';

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

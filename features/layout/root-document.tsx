import type { ReactNode } from 'react';
import { DevelopmentScript } from '@/features/shell/development-script';
import { storeHtml } from '@/shared/framework/next/one-process';
import { type SiteLocale, site } from '@/theme.config';
import { fontClasses } from './font';
import { HeadScript } from './head-element';
import { headScript } from './head-script';
import { PREPARED_LINKS } from './prepared-links';

interface RootDocumentProps {
  locale: SiteLocale;
  children: ReactNode;
}

/** The document of every page in one language. The frame around the page comes with it: ./page-frame.tsx. */
export function RootDocument({ locale, children }: RootDocumentProps) {
  const place = `head-${locale.code}`;
  storeHtml(place, headScript(site, locale.code));
  return (
    <html lang={locale.code} className={fontClasses} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the root layout of the App Router is where a head element belongs */}
      <head>
        <HeadScript place={place} />
        {process.env.NODE_ENV !== 'development' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PREPARED_LINKS }} />
        )}
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <DevelopmentScript />}
      </body>
    </html>
  );
}

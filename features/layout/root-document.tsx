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

/** Renders the document of every page in a language. The frame around the page is in ./page-frame.tsx. */
export function RootDocument({ locale, children }: RootDocumentProps) {
  const id = `head-${locale.code}`;
  storeHtml(id, headScript(site, locale.code));
  return (
    <html lang={locale.code} className={fontClasses} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the root layout of the App Router must render the head element */}
      <head>
        <HeadScript id={id} />
        {process.env.NODE_ENV !== 'development' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: static text
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

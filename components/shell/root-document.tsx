import type { ComponentType, ReactNode } from 'react';
import { tellWhileDrawing } from '@/framework/next/one-process';
import { drawnPages, treeOf } from '@/lib/build/drawn-pages';
import { toStatic } from '@/lib/build/static/to-static';
import { getMessages } from '@/lib/i18n';
import { DRAWN_PAGES } from '@/lib/shared/drawn-page';
import { branchOf } from '@/lib/shared/nav-tree';
import { currentVersion } from '@/lib/shared/versions';
import { type SiteLocale, site } from '@/theme.config';
import { AnnouncementBar } from './announcement/announcement-bar';
import { Behaviours } from './behaviours';
import { ColorModeProvider } from './color-mode/color-mode';
import { fontClasses } from './font';
import { Footer } from './footer';
import { headScript } from './head-script';
import type { LanguageProps } from './languages/language-shell';
import { Navbar } from './navbar';

/** Top of the documentation tree: the rest stands in each page's own HTML, or comes when it is unfolded. */
async function shellData(locale: SiteLocale): Promise<LanguageProps['shell']> {
  tellWhileDrawing(DRAWN_PAGES, await drawnPages());
  return { locale: locale.code, tree: branchOf(await treeOf(currentVersion, locale), '') };
}

interface RootDocumentProps {
  locale: SiteLocale;
  /** Provider with the texts of the language: that of the default one or that of the others, from ./languages. */
  Language: ComponentType<LanguageProps>;
  /** The page of all addresses that have none. */
  isNotFound?: true;
  children: ReactNode;
}

/** The frame of every page in one language: document, head script, skip link, announcement, navbar, footer, behaviours. */
export async function RootDocument({ locale, Language, isNotFound, children }: RootDocumentProps) {
  const shell = { ...(await shellData(locale)), ...(isNotFound && { isNotFound }) };
  return (
    <html lang={locale.code} className={fontClasses} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the root layout of the App Router is where a head element belongs */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: headScript(site, locale.code) }} />
      </head>
      <body>
        <Language shell={shell}>
          <ColorModeProvider>
            <a className="skip-link" href="#content">
              {getMessages(locale.code).skipToContent}
            </a>
            <AnnouncementBar />
            <Navbar locale={locale} />
            {children}
            {await toStatic(<Footer locale={locale} />)}
            <Behaviours />
          </ColorModeProvider>
        </Language>
      </body>
    </html>
  );
}

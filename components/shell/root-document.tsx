import type { ComponentType, ReactNode } from 'react';
import { getDocs } from '@/lib/build/source';
import { toStatic } from '@/lib/build/static/to-static';
import { defaultLocale, getMessages } from '@/lib/i18n';
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

async function shellData(locale: SiteLocale): Promise<LanguageProps['shell']> {
  const current = await getDocs(currentVersion, locale);
  const old = await Promise.all(site.versions.slice(1).map((version) => getDocs(version, defaultLocale)));
  const missing = old.map(({ version, pages }) => {
    const there = new Set(pages.map(({ rest }) => rest));
    return [version.path, current.pages.map(({ rest }) => rest).filter((rest) => !there.has(rest))] as const;
  });
  const tree = [...current.tree, { title: getMessages(locale.code).navApi, href: '/docs/api' }];
  return { locale: locale.code, tree, missing: Object.fromEntries(missing) };
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

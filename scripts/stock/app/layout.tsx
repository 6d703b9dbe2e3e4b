import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import { Footer, LastUpdated, Layout, Navbar } from 'nextra-theme-docs';
import type { ReactNode } from 'react';
import { defaultLocale, getMessages } from '@/shared/i18n';
import { inLanguage } from '@/shared/site-links';
import { about, footer, layout, navbar, type SiteLink, site } from '@/theme.config';
import 'nextra-theme-docs/style.css';
import './stock.css';

const messages = getMessages(defaultLocale.code);

function Links({ links }: { links: SiteLink[] }) {
  return links.map((link) => (
    <a key={link.href} href={link.href}>
      {inLanguage(link, defaultLocale.code)}
    </a>
  ));
}

const { backToTop } = layout.toc;
const { defaultMode, respectPrefersColorScheme } = site.colorMode;

/** Renders the stock theme's layout, configured by theme.config.tsx. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale.code} dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          docsRepositoryBase={layout.docsRepositoryBase}
          darkMode={layout.darkMode}
          nextThemes={{ defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode }}
          sidebar={layout.sidebar}
          toc={{ title: messages.onThisPage, backToTop: backToTop ? messages.backToTop : null }}
          editLink={layout.editLink ? messages.editPage : null}
          lastUpdated={
            layout.lastUpdated ? <LastUpdated>{messages.lastUpdated}</LastUpdated> : <span hidden />
          }
          navbar={
            <Navbar logo={<b>{site.product.name}</b>} projectLink={site.repository}>
              <Links links={navbar} />
            </Navbar>
          }
          footer={
            <Footer>
              <div className="stock-footer">
                {footer.columns.map(({ titleKey, links }) => (
                  <section key={titleKey}>
                    <h2>{messages[titleKey]}</h2>
                    <Links links={links} />
                  </section>
                ))}
                <p>{`${about.tagline} © ${footer.copyright}`}</p>
              </div>
            </Footer>
          }
          pageMap={await getPageMap('/docs')}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}

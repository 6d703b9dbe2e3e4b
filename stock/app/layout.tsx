import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import { Footer, Layout, Navbar } from 'nextra-theme-docs';
import type { ReactNode } from 'react';
import { getMessages } from '@/lib/i18n';
import { about, footer, layout, site } from '@/theme.config';
import 'nextra-theme-docs/style.css';
import './stock.css';

const messages = getMessages('en');

/** The frame of the stock theme, set up from theme.config.tsx. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          {...layout}
          editLink={layout.editLink ? messages.editPage : null}
          navbar={<Navbar logo={<b>{site.product.name}</b>} projectLink={site.repository} />}
          footer={<Footer>{`${about.tagline} © ${footer.copyright}`}</Footer>}
          pageMap={await getPageMap('/docs')}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}

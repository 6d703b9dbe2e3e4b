import { PageFrame } from '@/components/shell/page-frame';
import { PageHelp } from '@/components/shell/page-help';
import { getMessages, localePath } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { type SiteLocale, site } from '@/theme.config';
import { Demo } from './demo/demo';
import { Facts } from './facts';
import { Guides } from './guides';
import { Hero } from './hero';
import { Parts } from './parts';
import { Scope } from './scope';
import { Start } from './start';
import './landing.css';

/** The first page: what the product is, a form to fill in, a live run, its limits, its parts and the ways in. */
export async function Landing({ locale }: { locale: SiteLocale }) {
  const props = { locale, messages: languages[locale.code].landing };
  return (
    <PageFrame locale={locale} path={localePath('/', locale)}>
      <main id="content" className="landing">
        <Hero {...props} />
        <Facts {...props} />
        <Demo {...props} />
        <Scope {...props} />
        <Parts {...props} />
        <Start {...props} />
        <Guides {...props} />
        <div className="page-tools">
          <PageHelp
            title={site.product.name}
            path={localePath('/', locale)}
            messages={getMessages(locale.code)}
          />
        </div>
      </main>
    </PageFrame>
  );
}

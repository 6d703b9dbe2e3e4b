import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { localeOfPath, localePath } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/server/metadata';
import { landingRecord } from '@/lib/server/records/others';
import { site } from '@/theme.config';
import { Facts, Hero } from './hero';
import { Guides, Parts, Scope, Start } from './sections';
import './landing.css';
import './landing-product.css';
import './landing-more.css';

interface Props {
  params: Promise<{ lang?: string }>;
}

/** Metadata of the landing page in a language. */
export const landingMetadata = async ({ params }: Props) =>
  pageMetadata(await landingRecord(localeOfPath((await params).lang ?? '')));

/** The first page: what the product is, a form to fill in next to what it stores, its limits, its parts and the ways in. */
export async function Landing({ params }: Props) {
  const locale = localeOfPath((await params).lang ?? '');
  const props = { locale, messages: languages[locale.code].landing };
  const path = localePath('/', locale);
  return (
    <PageFrame locale={locale} path={path}>
      <main id="content" className="landing">
        <Hero {...props} />
        <Facts {...props} />
        <Scope {...props} />
        <Parts {...props} />
        <Start {...props} />
        <Guides {...props} />
        <PageHelp title={site.product.name} path={path} locale={locale} />
      </main>
    </PageFrame>
  );
}

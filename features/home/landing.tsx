import { pageMetadata } from '@/features/layout/build/metadata';
import { PageFrame } from '@/features/layout/page-frame';
import { PageHelp } from '@/features/layout/page-help';
import { landingRecord } from '@/features/records/others';
import { localeOfPath, localePath } from '@/shared/i18n';
import { languages } from '@/shared/i18n/languages';
import { site } from '@/theme.config';
import { Hero } from './hero';
import { Facts, Guides, Parts, Scope, Start } from './sections';
import './landing.css';
import './landing-product.css';
import './landing-more.css';

interface Props {
  params: Promise<{ lang?: string }>;
}

export const landingMetadata = async ({ params }: Props) =>
  pageMetadata(await landingRecord(localeOfPath((await params).lang ?? '')));

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

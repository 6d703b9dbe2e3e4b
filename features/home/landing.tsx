import { LiveForm } from '@/features/form-demo/live-form';
import { pageMetadata } from '@/features/layout/build/metadata';
import { PageFrame } from '@/features/layout/page-frame';
import { PageHelp } from '@/features/layout/page-help';
import { DocsLink } from '@/features/mdx/link';
import { landingRecord } from '@/features/records/others';
import { localeOfPath, localePath } from '@/shared/i18n';
import { languages } from '@/shared/i18n/languages';
import { site } from '@/theme.config';
import { Preview } from './preview';
import { Facts, Guides, type LandingProps, Parts, Scope, Start } from './sections';
import './landing.css';
import './landing-product.css';
import './landing-more.css';

/** Renders title, lead, links, and a live form next to the stored submission. */
function Hero({ locale, messages }: LandingProps) {
  return (
    <>
      <div className="landing-hero">
        {/* Keeps ".NET" on one line. */}
        <h1>{messages.title.replace(' .NET', '\u00a0.NET')}</h1>
        <div>
          <p className="landing-lead">{messages.lead}</p>
          <p className="landing-actions row">
            <DocsLink
              locale={locale}
              href="/docs/getting-started/quick-start"
              className="button button-primary"
            >
              {messages.quickStart}
            </DocsLink>
            <DocsLink locale={locale} href="/docs/getting-started/evaluate" className="landing-more">
              {messages.evaluate}
            </DocsLink>
          </p>
        </div>
      </div>
      <div className="landing-product">
        <LiveForm
          language={locale.code}
          form="feedback"
          title={messages.productTitle}
          text={messages.productText}
        >
          <Preview language={locale.code} remark={messages.productRemark} />
        </LiveForm>
      </div>
    </>
  );
}

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

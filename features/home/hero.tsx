import { LiveForm } from '@/features/form-demo/live-form';
import { DocsLink } from '@/features/mdx/link';
import { Preview } from './preview';
import type { LandingProps } from './sections';

/** Renders title, lead, links, and a live form next to the stored submission. */
export function Hero({ locale, messages }: LandingProps) {
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

import { DocsLink } from '@/components/mdx/link';
import { Loop } from './loop';
import type { LandingProps } from './section';

/** What it is, where to start, and a form to fill in. */
export function Hero({ locale, messages }: LandingProps) {
  return (
    <div className="landing-hero">
      <div className="landing-claim">
        {/* A line must not begin with the dot of .NET. */}
        <h1>{messages.title.replace(' .NET', '\u00a0.NET')}</h1>
        <p className="landing-lead">{messages.lead}</p>
        <p className="landing-actions">
          <DocsLink
            locale={locale}
            href="/docs/getting-started/quick-start"
            className="button button-primary"
          >
            {messages.quickStart}
          </DocsLink>
          <DocsLink locale={locale} href="/docs/api" className="button">
            {messages.apiReference}
          </DocsLink>
        </p>
      </div>
      <Loop locale={locale} messages={messages} />
    </div>
  );
}

import { DocsLink } from '@/components/mdx/link';
import { PartsDiagram } from './parts-diagram';
import { type LandingProps, Section } from './section';

/** The parts of an installation: drawing and explanation. */
export function Parts({ locale, messages }: LandingProps) {
  const parts = [
    [messages.partCode, messages.partCodeText],
    [messages.partApi, messages.partApiText],
    [messages.partHub, messages.partHubText],
    [messages.partDatabase, messages.partDatabaseText],
  ] as const;
  return (
    <Section title={messages.partsTitle} text={messages.partsText}>
      <div className="landing-parts">
        <PartsDiagram messages={messages} />
        <div>
          <dl className="landing-list">
            {parts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <DocsLink locale={locale} href="/docs/getting-started/architecture" className="landing-more">
              {messages.partsMore}
            </DocsLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

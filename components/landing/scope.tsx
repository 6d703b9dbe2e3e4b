import { DocsLink } from '@/components/mdx/link';
import { type LandingProps, Section, withLink } from './section';

/** What the product does beside what it does not do. */
export function Scope({ locale, messages }: LandingProps) {
  const link = (
    <DocsLink locale={locale} href="/docs/getting-started/what-is-endatix#what-it-does-not-do">
      {messages.scopeLink}
    </DocsLink>
  );
  const does = [
    messages.does1,
    messages.does2,
    messages.does3,
    messages.does4,
    messages.does5,
    messages.does6,
  ];
  const doesNot = [
    messages.doesNot1,
    messages.doesNot2,
    messages.doesNot3,
    messages.doesNot4,
    messages.doesNot5,
    messages.doesNot6,
  ];
  return (
    <Section title={messages.scopeTitle} text={withLink(messages.scopeText, link)}>
      <div className="landing-scope">
        <div>
          <h3>{messages.doesTitle}</h3>
          <ul className="landing-does">
            {does.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{messages.doesNotTitle}</h3>
          <ul className="landing-does-not">
            {doesNot.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

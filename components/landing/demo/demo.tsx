import { DocsLink } from '@/components/mdx/link';
import { toStatic } from '@/components/shell/static/to-static';
import { type LandingProps, Section, withLink } from '../section';
import { DemoIsland } from './demo-island';
import { StepList } from './step-list';
import { demoSteps } from './steps';
import { demoTexts } from './texts';

/** Four requests that run against the API in this browser at one press. Without script they can be read. */
export async function Demo({ locale, messages }: LandingProps) {
  const steps = demoSteps(messages);
  const texts = demoTexts(messages);
  const link = (
    <DocsLink locale={locale} href="/docs/api">
      {messages.demoNextLink}
    </DocsLink>
  );
  return (
    <Section title={messages.demoTitle} text={messages.demoText}>
      <DemoIsland steps={steps} texts={texts}>
        {await toStatic(<StepList steps={steps} texts={texts} answers={[]} />)}
      </DemoIsland>
      <p className="landing-after">{withLink(messages.demoNext, link)}</p>
    </Section>
  );
}

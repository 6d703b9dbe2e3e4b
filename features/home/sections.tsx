import type { ReactNode } from 'react';
import { CodeFrame } from '@/features/mdx/code-frame';
import { DocsLink } from '@/features/mdx/link';
import type { LandingTexts } from '@/shared/i18n/en/landing';
import { languages } from '@/shared/i18n/languages';
import { type SiteLocale, site } from '@/theme.config';
import { Icon } from './icons';
import { PartsDiagram } from './parts-diagram';

export interface LandingProps {
  locale: SiteLocale;
  messages: LandingTexts;
}

/** Renders a section: heading and intro on the left, content on the right. */
const Section = (props: { title: string; text: string; children: ReactNode }) => (
  <section className="landing-section">
    <div className="landing-intro">
      <h2>{props.title}</h2>
      <p>{props.text}</p>
    </div>
    <div>{props.children}</div>
  </section>
);

/** Keys of names that have an explanation: `factCode` has `factCodeText`. */
type Name = {
  [Key in keyof LandingTexts]: `${Key}Text` extends keyof LandingTexts ? Key : never;
}[keyof LandingTexts];

const Entries = ({ names, messages }: { names: readonly Name[]; messages: LandingTexts }) => (
  <dl>
    {names.map((name) => (
      <div key={name}>
        <dt>{messages[name]}</dt>
        <dd>{messages[`${name}Text`]}</dd>
      </div>
    ))}
  </dl>
);

export function Facts({ messages }: LandingProps) {
  return (
    <section className="landing-facts" aria-label={messages.factsTitle}>
      <Entries messages={messages} names={['factLicense', 'factHosting', 'factDatabase', 'factCode']} />
    </section>
  );
}

export function Scope({ locale, messages }: LandingProps) {
  return (
    <Section title={messages.scopeTitle} text={messages.scopeText}>
      <ul className="plain-list landing-grid">
        {(['Versions', 'Resume', 'Review', 'Webhooks', 'SignIn', 'Tenants'] as const).map((name) => (
          <li key={name}>
            <Icon name={name} />
            <h3>{messages[`does${name}`]}</h3>
            <p>{messages[`does${name}Text`]}</p>
          </li>
        ))}
      </ul>
      <div className="landing-limits">
        <h3>{messages.doesNotTitle}</h3>
        <p>{messages.doesNotText}</p>
        <DocsLink
          locale={locale}
          href="/docs/getting-started/what-is-endatix#what-it-does-not-do"
          className="landing-more"
        >
          {messages.scopeMore}
        </DocsLink>
      </div>
    </Section>
  );
}

export function Parts({ locale, messages }: LandingProps) {
  return (
    <Section title={messages.partsTitle} text={messages.partsText}>
      <div className="landing-parts">
        <PartsDiagram messages={messages} />
        <div>
          <Entries messages={messages} names={['partCode', 'partApi', 'partHub', 'partDatabase']} />
          <DocsLink locale={locale} href="/docs/getting-started/architecture" className="landing-more">
            {messages.partsMore}
          </DocsLink>
        </div>
      </div>
    </Section>
  );
}

/** First command and guide of each installation. A test compares the commands with those of the guides. */
export const ways = [
  {
    name: 'Nuget',
    command: 'dotnet add package Endatix.Hosting --version 0.7.3',
    href: '/docs/getting-started/setup-nuget-package',
  },
  {
    name: 'Repository',
    command: `git clone ${site.repository}.git`,
    href: '/docs/getting-started/setup-repository',
  },
  {
    name: 'Docker',
    command: 'docker pull endatix/endatix-api:0.7.3',
    href: '/docs/guides/docker-setup#evaluate-on-your-machine',
  },
] as const;

export function Start({ locale, messages }: LandingProps) {
  return (
    <Section title={messages.startTitle} text={messages.startText}>
      <ul className="plain-list landing-grid landing-ways">
        {ways.map(({ name, command, href }) => (
          <li key={name}>
            <Icon name={name} />
            <h3>{messages[`start${name}`]}</h3>
            <p>{messages[`start${name}Text`]}</p>
            <CodeFrame label="Shell" copyLabel={languages[locale.code].shell.copy}>
              {command}
            </CodeFrame>
            <DocsLink locale={locale} href={href} className="landing-more">
              {messages[`start${name}Link`]}
            </DocsLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Guides({ locale, messages }: LandingProps) {
  const guides = [
    [messages.guideWebhooks, '/docs/guides/webhooks'],
    [messages.guideJwt, '/docs/building-your-solution/authentication/endatix-jwt'],
    [messages.guideExtend, '/docs/building-your-solution'],
    [messages.guideCors, '/docs/configuration/settings/cors-settings'],
    [messages.guideDatabase, '/docs/configuration/settings/persistence-settings'],
    [messages.guideSettings, '/docs/configuration/settings'],
  ] as const;
  return (
    <Section title={messages.guidesTitle} text={messages.guidesText}>
      <ul className="plain-list landing-grid landing-guides">
        {guides.map(([text, href]) => (
          <li key={href}>
            <DocsLink locale={locale} href={href}>
              {text}
            </DocsLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

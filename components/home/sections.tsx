import { DocsLink } from '@/components/mdx/link';
import { site } from '@/theme.config';
import { Icon } from './icons';
import { PartsDiagram } from './parts-diagram';
import { type LandingProps, Section } from './section';

/** What the product does, and what anyone who builds on it adds. */
export function Scope({ locale, messages }: LandingProps) {
  const does = [
    ['versions', messages.doesVersions, messages.doesVersionsText],
    ['resume', messages.doesResume, messages.doesResumeText],
    ['review', messages.doesReview, messages.doesReviewText],
    ['webhooks', messages.doesWebhooks, messages.doesWebhooksText],
    ['signIn', messages.doesSignIn, messages.doesSignInText],
    ['tenants', messages.doesTenants, messages.doesTenantsText],
  ] as const;
  const doesNot = [
    messages.doesNot1,
    messages.doesNot2,
    messages.doesNot3,
    messages.doesNot4,
    messages.doesNot5,
    messages.doesNot6,
  ];
  return (
    <Section title={messages.scopeTitle} text={messages.scopeText}>
      <ul className="landing-grid">
        {does.map(([icon, name, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="landing-limits">
        <h3>{messages.doesNotTitle}</h3>
        <ul className="landing-grid">
          {doesNot.map((text) => {
            const [what, ...why] = text.split('. ');
            return (
              <li key={what}>
                <strong>{what}</strong>
                {why.length > 0 && <span>. {why.join('. ')}</span>}
              </li>
            );
          })}
        </ul>
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
          <dl>
            {parts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <DocsLink locale={locale} href="/docs/getting-started/architecture" className="landing-more">
            {messages.partsMore}
          </DocsLink>
        </div>
      </div>
    </Section>
  );
}

/** The first command of each way; a test keeps them equal to those of the guides. */
export const commands = {
  nuget: 'dotnet add package Endatix.Hosting',
  repository: `git clone ${site.repository}.git`,
  docker: 'docker compose up -d',
};

/** NuGet, repository, Docker: one command and one guide each. */
export function Start({ locale, messages }: LandingProps) {
  const ways = [
    {
      icon: 'package',
      name: messages.startNuget,
      text: messages.startNugetText,
      command: commands.nuget,
      href: '/docs/getting-started/setup-nuget-package',
      link: messages.startNugetLink,
    },
    {
      icon: 'source',
      name: messages.startRepository,
      text: messages.startRepositoryText,
      command: commands.repository,
      href: '/docs/getting-started/setup-repository',
      link: messages.startRepositoryLink,
    },
    {
      icon: 'container',
      name: messages.startDocker,
      text: messages.startDockerText,
      command: commands.docker,
      href: '/docs/guides/docker-setup#evaluate-on-your-machine',
      link: messages.startDockerLink,
    },
  ] as const;
  return (
    <Section title={messages.startTitle} text={messages.startText}>
      <ul className="landing-grid landing-ways">
        {ways.map(({ icon, name, text, command, href, link }) => (
          <li key={icon}>
            <Icon name={icon} />
            <h3>{name}</h3>
            <p>{text}</p>
            <figure className="code">
              <figcaption className="code-head">
                <span>Shell</span>
                <button type="button" className="code-copy" data-copy-code hidden>
                  Copy
                </button>
              </figcaption>
              <pre>
                <code>{command}</code>
              </pre>
            </figure>
            <DocsLink locale={locale} href={href} className="landing-more">
              {link}
            </DocsLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Guides by task. */
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
      <ul className="landing-grid landing-guides">
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

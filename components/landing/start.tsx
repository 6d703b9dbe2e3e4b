import { DocsLink } from '@/components/mdx/link';
import { site } from '@/theme.config';
import { type LandingProps, Section } from './section';

interface Way {
  name: string;
  text: string;
  command: string;
  href: string;
  link: string;
}

/** The first command of each way; a test keeps them equal to those of the guides. */
export const commands = {
  nuget: 'dotnet add package Endatix.Hosting',
  repository: `git clone ${site.repository}.git`,
  docker: 'docker compose up -d',
};

function WayIn({ way, locale }: { way: Way; locale: LandingProps['locale'] }) {
  return (
    <article className="landing-way">
      <div>
        <h3>{way.name}</h3>
        <p>{way.text}</p>
        <p>
          <DocsLink locale={locale} href={way.href} className="landing-more">
            {way.link}
          </DocsLink>
        </p>
      </div>
      <figure className="code">
        <figcaption className="code-head">
          <span>Shell</span>
          <button type="button" className="code-copy" data-copy-code hidden>
            Copy
          </button>
        </figcaption>
        <pre>
          <code>{way.command}</code>
        </pre>
      </figure>
    </article>
  );
}

/** NuGet, repository, Docker: one command and one guide each. */
export function Start({ locale, messages }: LandingProps) {
  const ways: Way[] = [
    {
      name: messages.startNuget,
      text: messages.startNugetText,
      command: commands.nuget,
      href: '/docs/getting-started/setup-nuget-package',
      link: messages.startNugetLink,
    },
    {
      name: messages.startRepository,
      text: messages.startRepositoryText,
      command: commands.repository,
      href: '/docs/getting-started/setup-repository',
      link: messages.startRepositoryLink,
    },
    {
      name: messages.startDocker,
      text: messages.startDockerText,
      command: commands.docker,
      href: '/docs/guides/docker-setup#evaluate-on-your-machine',
      link: messages.startDockerLink,
    },
  ];
  return (
    <Section title={messages.startTitle} text={messages.startText}>
      {ways.map((way) => (
        <WayIn key={way.href} way={way} locale={locale} />
      ))}
    </Section>
  );
}

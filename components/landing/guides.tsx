import { DocsLink } from '@/components/mdx/link';
import { type LandingProps, Section } from './section';

/** Guides by task. */
export function Guides({ locale, messages }: LandingProps) {
  const guides = [
    [messages.guideWebhooks, '/docs/guides/webhooks'],
    [messages.guideJwt, '/docs/building-your-solution/authentication/endatix-jwt'],
    [messages.guideGoogle, '/docs/building-your-solution/authentication/google-oauth'],
    [messages.guideKeycloak, '/docs/building-your-solution/authentication/keycloak'],
    [messages.guideExtend, '/docs/building-your-solution'],
    [messages.guideCors, '/docs/configuration/settings/cors-settings'],
    [messages.guideDatabase, '/docs/configuration/settings/persistence-settings'],
    [messages.guideSubfolder, '/docs/building-your-solution/deployment/subfolder-deployment'],
    [messages.guideProduction, '/docs/guides/docker-production'],
    [messages.guideSettings, '/docs/configuration/settings'],
  ] as const;
  return (
    <Section title={messages.guidesTitle} text={messages.guidesText}>
      <ul className="landing-guides">
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

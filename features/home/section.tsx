import type { ReactNode } from 'react';
import type { LandingTexts } from '@/shared/i18n/en/landing';
import type { SiteLocale } from '@/theme.config';

export interface LandingProps {
  locale: SiteLocale;
  messages: LandingTexts;
}

/** Renders a section: heading and intro on the left, content on the right. */
export function Section(props: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="landing-section">
      <div className="landing-intro">
        <h2>{props.title}</h2>
        <p>{props.text}</p>
      </div>
      <div>{props.children}</div>
    </section>
  );
}

export const Entries = ({ entries }: { entries: readonly (readonly [name: string, text: string])[] }) => (
  <dl>
    {entries.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

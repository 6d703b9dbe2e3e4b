import type { ReactNode } from 'react';
import type { LandingTexts } from '@/lib/i18n/en/landing';
import type { SiteLocale } from '@/theme.config';

/** What every part of the landing page is given. */
export interface LandingProps {
  locale: SiteLocale;
  messages: LandingTexts;
}

interface SectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A section: heading and one or two sentences on the left, the matter on the right. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="landing-section">
      <div className="landing-intro">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="landing-matter">{children}</div>
    </section>
  );
}

/** A text with a `{link}` place, filled by an element. */
export function withLink(text: string, link: ReactNode): ReactNode {
  const [before, after] = text.split('{link}');
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}

import type { ReactNode } from 'react';
import type { SiteLocale } from '@/theme.config';
import { DocsLink } from './link';

export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

interface CardProps {
  title: string;
  href: string;
  locale: SiteLocale;
  lang?: string | undefined;
  children?: ReactNode;
}

/** Renders a link of a grid. The title is the link, the whole card its target. */
export function Card({ title, href, locale, lang, children }: CardProps) {
  return (
    <div className="card" lang={lang}>
      <p className="card-title">
        <DocsLink locale={locale} href={href}>
          {title}
        </DocsLink>
      </p>
      {children && <div className="card-text">{children}</div>}
    </div>
  );
}

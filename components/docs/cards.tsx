import type { ReactNode } from 'react';
import { siteHref } from '@/lib/paths';

/** Grid of links to pages. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** One link of a grid: the title is the link, the whole card is its target. `href` is a site path. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <div className="card">
      <p className="card-title">
        <a href={siteHref(href)}>{title}</a>
      </p>
      {children && <div className="card-text">{children}</div>}
    </div>
  );
}

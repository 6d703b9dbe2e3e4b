import type { ReactNode } from 'react';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';

interface PagerLink {
  title: ReactNode;
  /** Site path. */
  href: string;
}

interface Props {
  previous: PagerLink | undefined;
  next: PagerLink | undefined;
  messages: Pick<Messages, 'pager' | 'previous' | 'next'>;
}

/** Renders links to the previous and next page; nothing for a page without both. */
export function Pager({ previous, next, messages }: Props) {
  if (!previous && !next) return null;
  const link = (name: 'previous' | 'next', rel: string, to: PagerLink | undefined) =>
    to && (
      <a className={`card pager-${name}`} rel={rel} href={siteHref(to.href)}>
        <span>{messages[name]}</span>
        {to.title}
      </a>
    );
  return (
    <nav className="pager" aria-label={messages.pager}>
      {link('previous', 'prev', previous)}
      {link('next', 'next', next)}
    </nav>
  );
}

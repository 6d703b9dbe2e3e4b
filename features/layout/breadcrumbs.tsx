import type { TrailStep } from '@/features/content/page-record';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';

interface Props {
  trail: readonly TrailStep[];
  messages: Pick<Messages, 'breadcrumbs'>;
}

/** Renders the trail of a page, the page itself included; nothing for a page outside the tree. */
export function Breadcrumbs({ trail, messages }: Props) {
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol className="row hint">
        {trail.map(({ title, href, lang }, index) => (
          <li key={title} lang={lang}>
            {href && index < trail.length - 1 ? (
              <a href={siteHref(href)}>{title}</a>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

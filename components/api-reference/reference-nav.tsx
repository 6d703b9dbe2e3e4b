import { consolePath } from '@/lib/build/reference/about';
import { type ReferenceGroup, type ReferenceLink, referenceGroups } from '@/lib/build/reference/navigation';
import type { ReferencePage } from '@/lib/build/reference/types';
import { getMessages } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { siteHref } from '@/lib/shared/paths';

function Entry({ link: { title, href, method, words }, path }: { link: ReferenceLink; path: string }) {
  return (
    <li>
      <a
        className="nav-link"
        href={siteHref(href)}
        aria-current={href === path ? 'page' : undefined}
        data-words={words}
      >
        {method && (
          <>
            <span className={`method method-${method}`}>{method}</span>{' '}
          </>
        )}
        {title}
      </a>
    </li>
  );
}

function Group({ group, path }: { group: ReferenceGroup; path: string }) {
  const { title, href, links, isOpen } = group;
  const list = (
    <ul className="nav-list">
      {links.map((link) => (
        <Entry key={link.href} link={link} path={path} />
      ))}
    </ul>
  );
  if (href)
    return (
      <>
        <a
          className="nav-link ref-group"
          href={siteHref(href)}
          aria-current={href === path ? 'page' : undefined}
        >
          {title}
        </a>
        {links.length > 0 && list}
      </>
    );
  return (
    <details open={isOpen}>
      <summary className="ref-group">{title}</summary>
      {list}
    </details>
  );
}

/** The operations beside a page of the reference, folded by tag; plain HTML that works without script. */
export function ReferenceNav({ page: { path, language } }: { page: ReferencePage }) {
  return (
    <nav className="ref-nav" aria-label={languages[language].operation.operations} data-reference>
      <a className="nav-link ref-group" href={siteHref(consolePath)}>
        {getMessages(language).navApi}
      </a>
      {referenceGroups(path, language).map((group) => (
        <Group key={group.title} group={group} path={path} />
      ))}
    </nav>
  );
}

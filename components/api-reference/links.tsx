import { inline } from '@/components/mdx/markdown';
import type { LinkItem } from '@/lib/build/reference/types';
import { siteHref } from '@/lib/shared/paths';
import { Mark } from './difference';

/** A list of links; folded where a line sums it up. */
export function Links({ items, summary }: { items: LinkItem[]; summary?: string | undefined }) {
  const list = (
    <ul className="rs-list">
      {items.map(({ title, href, id, about, mark }) => (
        <li key={href} id={id}>
          <a href={siteHref(href)}>{inline(title)}</a>
          {about && <>: {inline(about)}</>}
          {mark && <Mark text={mark.text} severity={mark.severity} />}
        </li>
      ))}
    </ul>
  );
  if (!summary) return list;
  return (
    <details className="rs-difference">
      <summary>{summary}</summary>
      {list}
    </details>
  );
}

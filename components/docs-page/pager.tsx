import type { Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import type { DocPage } from '@/lib/source';

/** Links to the pages before and after this one in reading order. */
export function Pager({ pages, page, messages }: { pages: DocPage[]; page: DocPage; messages: Messages }) {
  const index = pages.indexOf(page);
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous && (
        <a className="pager-previous" rel="prev" href={siteHref(previous.href)}>
          <span>{messages.previous}</span>
          {previous.sidebarTitle}
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={siteHref(next.href)}>
          <span>{messages.next}</span>
          {next.sidebarTitle}
        </a>
      )}
    </nav>
  );
}

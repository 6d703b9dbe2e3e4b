import type { Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import type { DocPage } from '@/lib/server/source';

/** Title of a page, with its language where that is not the one of the address. */
function Title({ page: { sidebarTitle, textLocale, locale } }: { page: DocPage }) {
  return textLocale === locale ? sidebarTitle : <bdi lang={textLocale.code}>{sidebarTitle}</bdi>;
}

/** Links to the pages before and after this one in reading order; nothing for a page outside of the tree. */
export function Pager({ pages, page, messages }: { pages: DocPage[]; page: DocPage; messages: Messages }) {
  const listed = pages.filter(({ isListed }) => isListed);
  const index = listed.indexOf(page);
  if (index < 0) return null;
  const [previous, next] = [listed[index - 1], listed[index + 1]];
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous && (
        <a className="card pager-previous" rel="prev" href={siteHref(previous.href)}>
          <span>{messages.previous}</span>
          <Title page={previous} />
        </a>
      )}
      {next && (
        <a className="card pager-next" rel="next" href={siteHref(next.href)}>
          <span>{messages.next}</span>
          <Title page={next} />
        </a>
      )}
    </nav>
  );
}

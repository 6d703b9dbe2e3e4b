import type { DocPage } from '@/features/content/source';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';

/** Title of a page, with its language where that is not the one of the address. */
function Title({ page: { sidebarTitle, textLocale, locale } }: { page: DocPage }) {
  return textLocale === locale ? sidebarTitle : <bdi lang={textLocale.code}>{sidebarTitle}</bdi>;
}

/** From the first form to a server in production, as the quick start lists it: its pages lead on to each other. */
export const LEARNING_PATH = [
  'getting-started/quick-start',
  'guides/embed-a-form',
  'guides/review-submissions',
  'guides/webhooks',
  'building-your-solution/deployment/security-checklist',
];

/** Links to the pages before and after this one: on the learning path, else in the tree; nothing for a page outside of it. */
export function Pager({ pages, page, messages }: { pages: DocPage[]; page: DocPage; messages: Messages }) {
  const listed = pages.filter(({ isListed }) => isListed);
  const index = listed.indexOf(page);
  if (index < 0) return null;
  const step = LEARNING_PATH.indexOf(page.rest);
  const onPath = (at: number) =>
    step < 0 ? undefined : listed.find(({ rest }) => rest === LEARNING_PATH[at]);
  const previous = onPath(step - 1) ?? listed[index - 1];
  const next = onPath(step + 1) ?? listed[index + 1];
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

import type { DocPage } from '@/features/content/source';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';

function Title({ page: { sidebarTitle, textLocale, locale } }: { page: DocPage }) {
  return textLocale === locale ? sidebarTitle : <bdi lang={textLocale.code}>{sidebarTitle}</bdi>;
}

/** The learning path of the quick start, from the first form to production. Its pages link to each other. */
export const LEARNING_PATH = [
  'getting-started/quick-start',
  'guides/embed-a-form',
  'guides/review-submissions',
  'guides/webhooks',
  'building-your-solution/deployment/security-checklist',
];

/** Renders links to the previous and next page: on the learning path, else in the tree. */
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

import type { DocPage } from '@/features/content/source';

/** The learning path of the quick start, from the first form to production. Its pages link to each other. */
export const LEARNING_PATH = [
  'getting-started/quick-start',
  'guides/embed-a-form',
  'guides/review-submissions',
  'guides/webhooks',
  'building-your-solution/deployment/security-checklist',
];

const toLink = (page: DocPage | undefined) => {
  if (!page) return undefined;
  const { href, sidebarTitle, textLocale, locale } = page;
  const title = textLocale === locale ? sidebarTitle : <bdi lang={textLocale.code}>{sidebarTitle}</bdi>;
  return { href, title };
};

/** Returns links to the previous and next page: on the learning path, else in the tree. */
export function findNeighbors(pages: readonly DocPage[], page: DocPage) {
  const listed = pages.filter(({ isListed }) => isListed);
  const index = listed.indexOf(page);
  if (index < 0) return { previous: undefined, next: undefined };
  const step = LEARNING_PATH.indexOf(page.rest);
  const onPath = (at: number) =>
    step < 0 ? undefined : listed.find(({ rest }) => rest === LEARNING_PATH[at]);
  return {
    previous: toLink(onPath(step - 1) ?? listed[index - 1]),
    next: toLink(onPath(step + 1) ?? listed[index + 1]),
  };
}

/** Marks a link whose page has been fetched and can be rendered ahead (features/layout/behaviors/links.ts). */
export const PREPARED = 'data-prepared';

/** Speculation rules of every page: browsers that know them draw the page of a marked link ahead. */
export const PREPARED_LINKS = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${PREPARED}]` }, eagerness: 'immediate' }],
});

/** Attribute of a link whose page is loaded and can be prerendered (behaviors/links.ts). */
export const PREPARED = 'data-prepared';

/** Speculation rules of every page: browsers that support them prerender the page of a marked link. */
export const PREPARED_LINKS = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${PREPARED}]` }, eagerness: 'immediate' }],
});

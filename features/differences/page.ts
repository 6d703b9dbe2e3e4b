import { addressPath } from '@/shared/addresses';
import { site } from '@/theme.config';

/**
 * Returns the site path of the list of all differences, or of an area. Separate from the data, which links do
 * not need.
 */
export const differencesPath = (part = ''): string =>
  addressPath({ kind: 'differences', locale: site.locales[0], part });

/** Site path of the page that lists all differences; the anchors are their IDs. */
export const runningServerPage = differencesPath();

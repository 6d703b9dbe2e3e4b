import { addressPath } from '@/shared/addresses';
import { site } from '@/theme.config';

/** Site path of the list of all differences, or of an area of it. Apart from the data, so that a link needs none. */
export const differencesPath = (part = ''): string =>
  addressPath({ kind: 'differences', locale: site.locales[0], part });

/** Site path of the page that lists all differences; each has its id as anchor. */
export const runningServerPage = differencesPath();

/** Heading of what differs with one operation, in the console. */
export const runningServerTitle = 'Known differences of Endatix servers';

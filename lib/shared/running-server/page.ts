/** Site path of the page that lists all differences; each has its id as anchor. Apart, so that a link needs no data. */
export const runningServerPage = '/docs/api/running-server';

/** Heading of what differs with one operation: on its page, in its text form and in the console. A test compares the source. */
export const runningServerTitle = 'On a server built from the October 2025 source';

/** Site path of the page that lists all differences; each has its id as anchor. Apart, so that a link needs no data. */
export const runningServerPage = '/docs/api/running-server';

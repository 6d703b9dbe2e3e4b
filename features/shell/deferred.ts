/*
 * Code that few readers of a page need, in one chunk. As separate chunks, they would share modules with the
 * page script in so many ways that the bundler created nine files.
 */

export { localizeNotFound } from '@/features/layout/client/not-found';
export { startSearch } from '@/features/search/dialog/dialog';

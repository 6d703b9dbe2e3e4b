/*
 * What few readers of a page need, in one file that is loaded when they do. As files of their own, these would share
 * modules with the script of every page in so many ways that the bundler made nine files of that.
 */

export { turnToLanguage } from '@/features/layout/client/not-found';
export { startSearch } from '@/features/search/dialog/dialog';

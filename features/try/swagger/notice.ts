import { createStore } from '@/shared/browser/store';

/** A sentence for the reader above the operations, such as about a wrong address; empty for none. */
export const notice = createStore('');

/** What became of a share link, above the parameters of its operation; null for no link. */
export const linkNotice = createStore<{ operation: string; sentence: string } | null>(null);

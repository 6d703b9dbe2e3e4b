import { createStore } from '@/shared/browser/store';

/** A sentence for the reader above the operations, such as about a damaged link; empty for none. */
export const notice = createStore('');

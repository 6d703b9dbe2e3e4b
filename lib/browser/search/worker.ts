import 'client-only';
import { errorMessage } from '@/lib/shared/error-message';
import type { Answer, Order } from './protocol';
import { prepareHere, searchHere } from './searcher';

/** The part of the worker's global scope in use; the project's libraries describe the page's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Number of the last search: what was asked before it, and is not begun, nobody waits for any more. */
let last = 0;

function answer({ number, query, language, group }: Extract<Order, { kind: 'search' }>): void {
  if (number !== last) {
    scope.postMessage({ number, problem: 'The search was replaced by a newer query.' });
    return;
  }
  searchHere(query, language, group).then(
    (found) => scope.postMessage({ number, found }),
    (error: unknown) => scope.postMessage({ number, problem: errorMessage(error) }),
  );
}

scope.onmessage = ({ data: order }) => {
  if (order.kind === 'prepare') {
    prepareHere(order.language);
    return;
  }
  last = order.number;
  // After what has been asked while the one before was answered.
  setTimeout(() => answer(order));
};

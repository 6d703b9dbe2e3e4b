import 'client-only';
import { errorMessage } from '@/lib/error-message';
import { prepareHere, type SearchRequest, type SearchResponse, searchHere } from './searcher';

/** The part of the worker's global scope in use; the project's libraries describe the page's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
  postMessage(response: SearchResponse): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Number of the newest search; an older one that hasn't begun is skipped. */
let newest = 0;

function respond({ number, query, language, options }: Extract<SearchRequest, { kind: 'search' }>): void {
  if (number !== newest) {
    scope.postMessage({ number, problem: 'A newer query replaced the search.' });
    return;
  }
  searchHere(query, language, options).then(
    (found) => scope.postMessage({ number, found }),
    (error: unknown) => scope.postMessage({ number, problem: errorMessage(error) }),
  );
}

scope.onmessage = ({ data: request }) => {
  if (request.kind === 'prepare') {
    prepareHere(request.language);
    return;
  }
  newest = request.number;
  // After the requests that arrived during the previous search.
  setTimeout(() => respond(request));
};

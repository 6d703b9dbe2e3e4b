import 'client-only';
import { errorMessage } from '@/shared/error-message';
import { answer, type SearchRequest, type SearchResponse } from './searcher';

/** Number of the newest search. Older ones that have not started are skipped. */
let newest = 0;

globalThis.onmessage = ({ data: request, ports: [port] }: MessageEvent<SearchRequest>) => {
  const respond = (response: SearchResponse) => port?.postMessage(response);
  if (request.query !== undefined) newest += 1;
  const number = newest;
  // After requests that arrived during the previous search.
  setTimeout(() => {
    if (request.query !== undefined && number !== newest) return respond({ found: undefined });
    answer(request).then(
      (found) => respond({ found }),
      (error: unknown) => respond({ problem: errorMessage(error) }),
    );
  });
};

import 'client-only';
import { answer, type SearchRequest } from './searcher';

globalThis.onmessage = ({ data: request, ports: [port] }: MessageEvent<SearchRequest>) => {
  answer(request).then(
    (found) => port?.postMessage(found),
    () => port?.postMessage(undefined),
  );
};

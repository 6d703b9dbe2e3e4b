/*
 * Assumption: in an export, the router asks for the payload of a page (the page as React elements) with `window.fetch`,
 * a URL object, the header `rsc` and the address `<page>/index.txt?_rsc=…`; any 200 answer of type `text/plain` will do.
 * Nothing else of the many `__next*.txt` files is asked for as long as nobody calls the router's own prefetching.
 */

/** Address of the exported payload that the router fetches for a page: `/docs/x/` has `/docs/x/index.txt`. */
export function payloadUrl(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}index.txt`;
}

/** Whether an answer holds a payload: hosts that answer every address, and captive portals, send a page instead. */
export function isPayload(answer: Response): boolean {
  return answer.ok && /^text\/(plain|x-component)\b/.test(answer.headers.get('Content-Type') ?? '');
}

/** Browser pathname of the page whose payload the router asks for; undefined for every other request. */
export function requestedPage(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (!(input instanceof URL) || !new Headers(init?.headers).has('rsc')) return undefined;
  return /^(.*\/)index\.txt$/.exec(input.pathname)?.[1];
}

/** Scripts that a payload names: those of the client components on its page. */
export function chunksOf(payload: string): string[] {
  return [...new Set(payload.match(/\/[\w./-]*_next\/static\/chunks\/[\w.~-]+\.js/g))];
}

/**
 * Answers the router's requests for payloads with `load`, and lets all other requests pass. Returns the way to stop.
 * @param load gives the answer for the page at a browser pathname
 */
export function answerPayloadRequests(load: (pathname: string) => Promise<Response>): () => void {
  const original = window.fetch;
  const answering: typeof fetch = (input, init) => {
    const page = requestedPage(input, init);
    return page === undefined ? original(input, init) : load(page);
  };
  window.fetch = answering;
  return () => {
    if (window.fetch === answering) window.fetch = original;
  };
}

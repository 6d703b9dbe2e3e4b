import { BrokenAssumption } from '../broken-assumption';

/* Assumption: while Next renders a page, its server components and then their client components run in one
   process and share `globalThis`. This saves readers a second copy of the page in its payload. */
const ASSUMPTION =
  'Server components and the client components that they render run in one process with one globalThis.';

const scope = globalThis as { storedHtml?: Map<string, string> };

/**
 * Stores HTML for a client component without adding it to the payload. Call it in a server component above
 * that one.
 */
export function storeHtml(place: string, html: string): void {
  scope.storedHtml ??= new Map();
  scope.storedHtml.set(place, html);
}

/**
 * Returns the HTML that a server component stored. Only on the server: a browser finds it in the page.
 * @throws BrokenAssumption if nothing was stored
 */
export function readHtml(place: string): string {
  const html = scope.storedHtml?.get(place);
  if (html === undefined)
    throw new BrokenAssumption(ASSUMPTION, `no HTML was stored for "${place}".`, 'next/one-process.ts');
  return html;
}

import { BrokenAssumption } from '../broken-assumption';

/*
 * Assumption: while Next draws a page, its server components and then the client components that they placed run in one
 * process and see one `globalThis`. It saves readers of a page with islands a second copy of the page in its payload.
 */
const ASSUMPTION =
  'Server components and the client components that they place run in one process, which has one globalThis.';

const scope = globalThis as { drawnHtml?: Map<string, string> };

/**
 * Keeps HTML for the client component that shows it while the server draws the page, without it standing in the payload.
 * To be called by a server component above it.
 */
export function keepHtml(place: string, html: string): void {
  scope.drawnHtml ??= new Map();
  scope.drawnHtml.set(place, html);
}

/**
 * The HTML that a server component kept for a place. For the server alone: a browser finds it in the page.
 * @throws BrokenAssumption when nothing was kept
 */
export function drawnHtml(place: string): string {
  const html = scope.drawnHtml?.get(place);
  if (html === undefined)
    throw new BrokenAssumption(ASSUMPTION, `nothing is known of "${place}".`, 'next/one-process.ts');
  return html;
}

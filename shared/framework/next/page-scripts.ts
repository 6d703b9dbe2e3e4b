import { BrokenAssumption } from '../broken-assumption';

const PAGE_SCRIPTS =
  'Next starts an exported page with async scripts below /_next/static/chunks/, one inline script with the id _R_, and its payload in inline scripts that begin with (self.__next_f= or self.__next_f.push(; preloads name some of them. Their moment does not matter.';

/** Type of a deferred script: browsers neither fetch nor run unknown types. */
export const DEFERRED = 'deferred';

/** Type of the deferred script with the payload, which runs before the others: the framework reads it once. */
export const PAYLOAD = 'deferred-payload';

const CHUNK = /<script\b(?=[^>]*\bsrc="[^"]*\/_next\/static\/chunks\/)([^>]*)><\/script>/gi;
const FOR_OLD_BROWSERS = /<script\b(?=[^>]*\bnomodule\b)[^>]*><\/script>/gi;
const PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\/_next\/static\/chunks\/[^>]*\.js"[^>]*>/gi;
const INLINE = /<script(?: id="_R_")?>(?:[^<]*TURBOPACK[^<]*|\(?self\.__next_f[\s\S]*?)<\/script>/g;
const TRACE = /__next_f|TURBOPACK/;

/**
 * What only the framework reads in a page: places of Suspense boundaries, order of style sheets, sizes of fonts.
 * And what it repeats of Open Graph for X, which reads Open Graph, too.
 */
const MARKERS =
  /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\/?\$-->| data-precedence="next"|<meta name="(?:next-size-adjust|twitter:(?:title|description|image))"[^>]*>/g;

/** An exported page without the framework's inline scripts. */
interface BarePage {
  html: string;
  /** The text of those scripts, for one file that runs before the others; '' on a page without islands. */
  payload: string;
}

/**
 * Removes the framework from an exported page without islands. With islands, defers its scripts until
 * features/shell/islands.ts starts them, and takes the inline ones out: readers who do not act need
 * none of them. Throws a BrokenAssumption if nothing was found, or something remains.
 */
export function withoutFramework(html: string, file: string, hasIslands: boolean): BarePage {
  const page = html.replace(PRELOAD, '').replace(FOR_OLD_BROWSERS, '');
  const found = page.match(CHUNK)?.length ?? 0;
  const inline = (page.match(INLINE) ?? []).map((element) =>
    element.replace(/^<script[^>]*>|<\/script>$/g, ''),
  );
  const bare = page.replace(INLINE, '');
  const changed = hasIslands
    ? bare.replace(CHUNK, `<script type="${DEFERRED}"$1></script>`)
    : bare.replace(CHUNK, '').replace(MARKERS, '');
  if (found < 3 || TRACE.test(changed))
    throw new BrokenAssumption(
      PAGE_SCRIPTS,
      `${file} has ${found} such scripts${TRACE.test(changed) ? ', and others' : ''}.`,
      'next/page-scripts.ts',
    );
  return { html: changed, payload: hasIslands ? inline.join(';') : '' };
}

/** Returns whether a file of an export is an RSC payload, which only a client-side router requests. */
export const isPayloadFile = (path: string): boolean =>
  /(^|[\\/])(index|__next[^\\/]*|404|_not-found)\.txt$/.test(path);

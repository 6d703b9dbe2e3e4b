import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
const PAGE_SCRIPTS =
  'Next starts an exported page with async scripts below /_next/static/chunks/, one inline script with the id _R_, and its payload in inline scripts that begin with (self.__next_f= or self.__next_f.push(; preloads name some of them. Their moment does not matter.';

/** Type of a script that waits: browsers neither fetch nor run what they do not know. */
export const WAITING = 'later';

const CHUNK = /<script\b(?=[^>]*\bsrc="[^"]*\/_next\/static\/chunks\/)([^>]*)><\/script>/gi;
const FOR_OLD_BROWSERS = /<script\b(?=[^>]*\bnomodule\b)[^>]*><\/script>/gi;
const PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\/_next\/static\/chunks\/[^>]*\.js"[^>]*>/gi;
const INLINE = /<script(?: id="_R_")?>(?:[^<]*TURBOPACK[^<]*|\(?self\.__next_f[\s\S]*?)<\/script>/g;
const TRACE = /__next_f|TURBOPACK/;

/**
 * Takes the framework out of an exported page without islands; on a page with islands its scripts wait until
 * features/shell/start-scripts.ts starts them. Throws a BrokenAssumption when something of it is left, or nothing was found.
 */
export function withoutFramework(html: string, file: string, hasIslands: boolean): string {
  const page = html.replace(PRELOAD, '').replace(FOR_OLD_BROWSERS, '');
  const found = page.match(CHUNK)?.length ?? 0;
  const changed = hasIslands
    ? page.replace(CHUNK, `<script type="${WAITING}"$1></script>`)
    : page.replace(CHUNK, '').replace(INLINE, '');
  if (found < 3 || (!hasIslands && TRACE.test(changed)))
    throw new BrokenAssumption(
      PAGE_SCRIPTS,
      `${file} has ${found} such scripts${TRACE.test(changed) ? ', and others' : ''}.`,
      'next/page-scripts.ts',
    );
  return changed;
}

/** Whether a file of an export is a payload: only a router that changes pages without loading them asks for one. */
export const isPayloadFile = (path: string): boolean =>
  /(^|[\\/])(index|__next[^\\/]*|404|_not-found)\.txt$/.test(path);

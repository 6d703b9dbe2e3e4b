import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const WAITING_SCRIPTS =
  'Next starts a page with script elements below /_next/static/chunks/ that are async, in any order, and whose moment does not matter, as that of the inline script which names them to the bundler; one preload names the last of them, and one script is for browsers without modules.';

/** Type of a script that waits: browsers neither fetch nor run what they do not know. */
export const WAITING = 'later';

const scripts =
  /<script (?=[^>]*\bsrc="[^"]*\/_next\/static\/chunks\/)(?=[^>]*\basync\b)(?![^>]*\bnomodule\b)/gi;
const preload = /<link rel="preload" as="script"[^>]*\/_next\/static\/chunks\/[^>]*>/g;

/** Script for browsers without modules, which could not run the others. */
const forOld = /<script (?=[^>]*\bnomodule\b)[^>]*\/_next\/static\/chunks\/[^>]*><\/script>/gi;
const toBundler = /<script id="_R_">([^<]*)<\/script>/;
const payload = '<script>(self.__next_f=';

/**
 * Makes the framework's scripts of an exported page, whose payload has been compacted, wait. The inline script beside
 * them joins that of the payload, because each costs a hash in the Content-Security-Policy. Throws when the page does not
 * start as it should.
 */
export function makeScriptsWait(html: string, file: string): string {
  const count = html.match(scripts)?.length ?? 0;
  if (count < 3)
    throw new BrokenAssumption(
      WAITING_SCRIPTS,
      `${file} has ${count} such scripts.`,
      'next/waiting-scripts.ts',
    );
  const [, inline] = toBundler.exec(html) ?? [];
  return html
    .replace(preload, '')
    .replace(forOld, '')
    .replace(toBundler, '')
    .replace(payload, () =>
      inline ? payload.replace('(self', `${inline.replace(/;?$/, ';')}(self`) : payload,
    )
    .replace(scripts, `<script type="${WAITING}" `);
}

/** The waiting scripts of the page on screen, each with the one to put in its place. */
export function startableScripts(): [waiting: HTMLScriptElement, script: HTMLScriptElement][] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[type="${WAITING}"]`)].map((waiting) => {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    return [waiting, script];
  });
}

import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const WAITING_SCRIPTS =
  'Next starts a page with script elements below /_next/static/chunks/ that are async, in any order, and whose moment does not matter; one preload names the last of them.';

/** Type of a script that waits: browsers neither fetch nor run what they do not know. */
export const WAITING = 'later';

const scripts =
  /<script (?=[^>]*\bsrc="[^"]*\/_next\/static\/chunks\/)(?=[^>]*\basync\b)(?![^>]*\bnomodule\b)/gi;
const preload = /<link rel="preload" as="script"[^>]*\/_next\/static\/chunks\/[^>]*>/g;

/** Makes the framework's scripts of an exported page wait. Throws when the page does not start as it should. */
export function makeScriptsWait(html: string, file: string): string {
  const count = html.match(scripts)?.length ?? 0;
  if (count < 3)
    throw new BrokenAssumption(
      WAITING_SCRIPTS,
      `${file} has ${count} such scripts.`,
      'next/waiting-scripts.ts',
    );
  return html.replace(preload, '').replace(scripts, `<script type="${WAITING}" `);
}

/** The waiting scripts of the page on screen, each with the one to put in its place. */
export function startableScripts(): [waiting: HTMLScriptElement, script: HTMLScriptElement][] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[type="${WAITING}"]`)].map((waiting) => {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    return [waiting, script];
  });
}

import 'client-only';
import { basePath } from '@/shared/paths';
import { site } from '@/theme.config';

/*
 * Pages require Trusted Types (features/build/csp.ts). The libraries hand plain strings to the browser: the bundler's
 * loader to `script.src`, React and SurveyJS to `innerHTML`, our own modules to `Worker` and `register`. The default
 * policy is asked about each.
 */

/** Folders and files of ours that hold code. */
const OWN_CODE = ['/_next/static/', '/sandbox/', '/offline-worker.js'].map((path) => basePath + path);

/** What markup needs to do anything: elements that load or send, attributes that run, addresses that are code. */
const ACTIVE =
  /<(?:script|iframe|frame|object|embed|base|meta|link|style|form)\b|<[^>]*[\s"'/](?:on\w+|srcdoc)\s*=|<[^>]*=\s*["']?\s*(?:javascript|vbscript|data:text\/html)/i;

/** What React makes a script element of. Markup that is put into a page runs no script. */
const EMPTY_SCRIPT = '<script></script>';

/** An element that cleans markup by itself, where the browser has that. */
type Cleaning = HTMLElement & { setHTML?(html: string): void };

/** The address of a script when it is code of this site, or comes from where the analytics script does. Throws for every other. */
function ownScript(address: string): string {
  const { origin, pathname, href } = new URL(address, document.baseURI);
  const isOwn = origin === window.location.origin && OWN_CODE.some((path) => pathname.startsWith(path));
  const { measurementId, scriptUrl } = site.analytics;
  if (!isOwn && !(measurementId && origin === new URL(scriptUrl).origin))
    throw new TypeError(`${href} isn't a script of this site.`);
  return address;
}

/** Markup as it is when it can do nothing; else cleaned by the browser, or as text in those that cannot. */
export function harmlessMarkup(html: string): string {
  if (html === EMPTY_SCRIPT || !ACTIVE.test(html)) return html;
  const holder: Cleaning = document.createElement('div');
  if (holder.setHTML) holder.setHTML(html);
  else holder.textContent = html;
  return holder.innerHTML;
}

/** Sets the default policy, which has to be there before anything that it is asked about. */
export function trustOwnTypes(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
  };
  trustedTypes?.createPolicy('default', { createHTML: harmlessMarkup, createScriptURL: ownScript });
}

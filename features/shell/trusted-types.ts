import 'client-only';
import { basePath } from '@/shared/paths';
import { site } from '@/theme.config';

/*
 * Pages require Trusted Types (features/build/csp.ts). Libraries pass plain strings to the browser: the
 * bundler's loader to `script.src`, React and SurveyJS to `innerHTML`, our modules to `Worker` and
 * `register`. The default policy checks each.
 */

/** Folders and files of this site that contain code. */
const CODE_PATHS = ['/_next/static/', '/sandbox/', '/offline-worker.js'].map((path) => basePath + path);

/** Elements that load or send, attributes that run code, addresses that are code. */
const ACTIVE =
  /<(?:script|iframe|frame|object|embed|base|meta|link|style|form)\b|<[^>]*[\s"'/](?:on\w+|srcdoc)\s*=|<[^>]*=\s*["']?\s*(?:javascript|vbscript|data:text\/html)/i;

/** React creates script elements from this. Scripts in inserted markup don't run. */
const EMPTY_SCRIPT = '<script></script>';

/** An element with the sanitizer API, which not every browser has. */
type Sanitizing = HTMLElement & { setHTML?(html: string): void };

/** Returns the address if it is a script of this site or of the analytics host. Throws for others. */
function ownScript(address: string): string {
  const { origin, pathname, href } = new URL(address, document.baseURI);
  const isOwn = origin === window.location.origin && CODE_PATHS.some((path) => pathname.startsWith(path));
  const { measurementId, scriptUrl } = site.analytics;
  if (!isOwn && !(measurementId && origin === new URL(scriptUrl).origin))
    throw new TypeError(`${href} isn't a script of this site.`);
  return address;
}

/**
 * Returns markup unchanged if it contains nothing active. Else the browser sanitizes it, or it becomes text.
 */
export function harmlessMarkup(html: string): string {
  if (html === EMPTY_SCRIPT || !ACTIVE.test(html)) return html;
  const holder: Sanitizing = document.createElement('div');
  if (holder.setHTML) holder.setHTML(html);
  else holder.textContent = html;
  return holder.innerHTML;
}

/** Creates the default policy. Call it before anything that the policy checks. */
export function trustOwnTypes(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
  };
  trustedTypes?.createPolicy('default', { createHTML: harmlessMarkup, createScriptURL: ownScript });
}

import 'client-only';
import { basePath } from '@/shared/paths';
import { site } from '@/theme.config';

/*
 * Pages require Trusted Types (features/build/csp.ts). Libraries pass plain strings to the browser: the
 * bundler's loader to `script.src`, React and SurveyJS to `innerHTML`, our modules to `Worker` and
 * `register`. The default policy checks each.
 */

const CODE_PATHS = ['/_next/static/', '/sandbox/', '/offline-worker.js'].map((path) => basePath + path);

/** Elements that load, send, or change how the page is read. */
const ACTIVE = /^(?:script|iframe|frame|object|embed|base|meta|link|style|form)$/i;

/** Addresses that are code. Browsers ignore control characters and blanks in them. */
const CODE_ADDRESS = /^[\s\0-\x20]*(?:javascript|vbscript|data:text\/html)/i;

/** React creates script elements from this. Scripts in inserted markup don't run. */
const EMPTY_SCRIPT = '<script></script>';

/** Returns the address if it is a script of this site or of the analytics host. Throws for others. */
function ownScript(address: string): string {
  const { origin, pathname, href } = new URL(address, document.baseURI);
  const isOwn = origin === window.location.origin && CODE_PATHS.some((path) => pathname.startsWith(path));
  const { measurementId, scriptUrl } = site.analytics;
  if (!isOwn && !(measurementId && origin === new URL(scriptUrl).origin))
    throw new TypeError(`${href} isn't a script of this site.`);
  return address;
}

/** Returns whether a parsed element is active, or has an attribute that is code or contains a document. */
export const isActive = (tag: string, attributes: Iterable<{ name: string; value: string }>): boolean =>
  ACTIVE.test(tag) ||
  [...attributes].some(
    ({ name, value }) => /^on|^srcdoc$/i.test(name) || CODE_ADDRESS.test(value.replace(/[\t\n\r]/g, '')),
  );

/**
 * Returns markup unchanged if its parsed elements contain nothing active. Else it becomes text. It is the
 * second line of defense, behind the sanitizers of the libraries, and does not look for markup that a second
 * parsing reads in another way.
 * @param parse parses markup without running anything
 */
function harmlessMarkup(html: string, parse: (html: string) => ParentNode): string {
  if (html === EMPTY_SCRIPT) return html;
  const elements = [...parse(html).querySelectorAll('*')];
  if (!elements.some(({ localName, attributes }) => isActive(localName, attributes))) return html;
  const holder = document.createElement('div');
  holder.textContent = html;
  return holder.innerHTML;
}

interface Policies {
  createPolicy(
    name: string,
    rules: Record<string, (text: string) => string>,
  ): { createHTML(html: string): string };
}

/** Creates the default policy. Call it before anything that the policy checks. */
export function trustOwnTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  // For markup that is only looked at: the content of a template is inert.
  const inert = trustedTypes?.createPolicy('inert', { createHTML: (html) => html });
  const parse = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = inert?.createHTML(html) ?? '';
    return template.content;
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => harmlessMarkup(html, parse),
    createScriptURL: ownScript,
  });
}

import 'client-only';
import { DEFERRED } from '@/shared/framework/next/page-scripts';

/** Returns the files in `data-chunks` (features/try/swagger/console-chunks.build.ts), which the scripts import. */
const getChunks = (): string[] =>
  document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.split(' ') ?? [];

function addLink(rel: string, href: string): void {
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
}

const deferredScripts = () => document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED}"]`);

/** Fetches the scripts of the page and their chunks with the lowest priority, and runs none of them. */
export function fetchScripts(): void {
  // Safari doesn't know `prefetch`.
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';
  for (const { src } of deferredScripts()) addLink(rel, src);
  for (const href of getChunks()) addLink(rel, href);
}

/**
 * Keeps the page when one of its scripts fails before hydration: the framework would replace an island with
 * an error. Without the event it waits, and the head script shows the error.
 */
function stopError(event: Event): void {
  if (!document.querySelector('[data-hydrated]')) event.stopImmediatePropagation();
}

/** Starts the deferred scripts of the page. Later calls do nothing. */
export function startScripts(): void {
  for (const deferred of deferredScripts()) {
    const script = document.createElement('script');
    for (const { name, value } of deferred.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.addEventListener('error', stopError);
    deferred.replaceWith(script);
  }
  for (const href of getChunks()) addLink('preload', href);
  document.querySelector<HTMLElement>('[data-chunks]')?.removeAttribute('data-chunks');
}

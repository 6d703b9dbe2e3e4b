import 'client-only';
import { DEFERRED } from '@/shared/framework/next/page-scripts';

/**
 * Preloads the files in `data-chunks` (features/console/console-chunks.build.ts), which the page's scripts
 * will request.
 */
function preloadChunks(): void {
  const marker = document.querySelector<HTMLElement>('[data-chunks]');
  for (const href of marker?.dataset.chunks?.split(' ') ?? []) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
  }
  delete marker?.dataset.chunks;
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
  for (const deferred of document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED}"]`)) {
    const script = document.createElement('script');
    for (const { name, value } of deferred.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.addEventListener('error', stopError);
    deferred.replaceWith(script);
  }
  preloadChunks();
}

import 'client-only';
import { DEFERRED } from '@/shared/framework/next/page-scripts';

/** Fetches the files that a page names in `data-chunks` (features/console/console-chunks.build.ts): its scripts will ask for them. */
function preloadChunks(): void {
  const place = document.querySelector<HTMLElement>('[data-chunks]');
  for (const href of place?.dataset.chunks?.split(' ') ?? []) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
  }
  delete place?.dataset.chunks;
}

/**
 * Keeps a page as it is when one of its own scripts fails before the framework runs: with the error, the framework would
 * put a message in the place of an island. Without it, it waits, and the script in the head says what is missing.
 */
function keepPage(event: Event): void {
  if (!document.querySelector('[data-hydrated]')) event.stopImmediatePropagation();
}

/** Starts the scripts that wait in the page on screen; later calls find none. */
export function startScripts(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED}"]`)) {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.addEventListener('error', keepPage);
    waiting.replaceWith(script);
  }
  preloadChunks();
}

import 'client-only';
import { WAITING } from '@/lib/framework/next/page-scripts';

const waitingScripts = () => document.querySelectorAll<HTMLScriptElement>(`script[type="${WAITING}"]`);

/** The scripts that a page names in `data-chunks` (scripts/postbuild/console-chunks.ts), as its own will ask for them. */
const namedChunks = (): string[] =>
  document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.split(' ') ?? [];

function fetchScripts(rel: 'preload' | 'prefetch', addresses: readonly string[]): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href }));
}

/** Fetches the scripts of a page that names some, once the line is idle: a reader of the console is about to use it. */
export function fetchAhead(): void {
  const chunks = namedChunks();
  if (chunks.length > 0)
    fetchScripts('prefetch', [...[...waitingScripts()].map(({ src }) => src), ...chunks].filter(Boolean));
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
  for (const waiting of waitingScripts()) {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.addEventListener('error', keepPage);
    waiting.replaceWith(script);
  }
  fetchScripts('preload', namedChunks());
  delete document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks;
}

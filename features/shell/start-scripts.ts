import 'client-only';
import { DEFERRED, PAYLOAD } from '@/shared/framework/next/page-scripts';

/** Returns the files in `data-chunks` (features/try/swagger/console-chunks.build.ts), which the scripts import. */
const getChunks = (): string[] =>
  document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.split(' ') ?? [];

function addLink(rel: string, href: string): void {
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
}

const deferredScripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[type="${PAYLOAD}"], script[type="${DEFERRED}"]`),
];

/**
 * Fetches the scripts of the page and their chunks with the lowest priority, and runs none of them. One file
 * in each task: a request takes milliseconds of a phone to send.
 */
export function fetchScripts(): void {
  // Safari doesn't know `prefetch`.
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';
  const files = [...deferredScripts().map(({ src }) => src), ...getChunks()];
  const fetchNext = () => {
    const href = files.shift();
    if (!href) return;
    addLink(rel, href);
    setTimeout(fetchNext);
  };
  fetchNext();
}

/**
 * Keeps the page when one of its scripts fails before hydration: the framework would replace an island with
 * an error. Without the event it waits, and the head script shows the error.
 */
function stopError(event: Event): void {
  if (!document.querySelector('[data-hydrated]')) event.stopImmediatePropagation();
}

/** Runs a deferred script as a new element, which it returns. */
function run(deferred: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of deferred.attributes) if (name !== 'type') script.setAttribute(name, value);
  script.addEventListener('error', stopError);
  document.head.append(script);
  return script;
}

/**
 * Starts the deferred scripts of the page, the payload first: without it, the framework would replace the
 * page with an error. Later calls do nothing.
 */
export function startScripts(): void {
  const scripts = deferredScripts();
  for (const script of scripts) script.remove();
  const payload = scripts.find(({ type }) => type === PAYLOAD);
  if (!payload) return;
  const chunks = scripts.filter((script) => script !== payload);
  for (const href of [...chunks.map(({ src }) => src), ...getChunks()]) addLink('preload', href);
  document.querySelector<HTMLElement>('[data-chunks]')?.removeAttribute('data-chunks');
  run(payload).addEventListener('load', () => {
    for (const chunk of chunks) run(chunk);
  });
}

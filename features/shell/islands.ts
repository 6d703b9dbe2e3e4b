import 'client-only';
import { whenShown } from '@/features/layout/client/page-shown';
import { mayPrefetch } from '@/features/layout/client/preload';
import { readStored } from '@/shared/browser/storage';
import { DEFERRED, PAYLOAD } from '@/shared/framework/next/page-scripts';
import { storageKeys } from '@/shared/storage-keys';

/*
 * Starts the framework's scripts on a page with islands (features/layout/static/island.tsx): when an island
 * scrolls near the window or is used, or when the address or a stored choice requires them. A click on an
 * island that is still starting is stored, and its button is shown as busy.
 */

const ISLAND = '[data-island]';
const BUTTONS = 'button, [role="button"]';

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
function fetchScripts(): void {
  // Safari doesn't know `prefetch`.
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';
  for (const href of [...deferredScripts().map(({ src }) => src), ...getChunks()])
    setTimeout(addLink, 0, rel, href);
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
function startScripts(): void {
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

function startingIsland(target: EventTarget | null): Element | undefined {
  const island = target instanceof Element ? target.closest(ISLAND) : null;
  return island && !island.hasAttribute('data-hydrated') ? island : undefined;
}

function whenHydrated(island: Element, action: () => void): void {
  island.addEventListener('hydrated', action, { once: true });
  startScripts();
}

function storeClick(island: Element, button: HTMLElement): void {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  whenHydrated(island, () => {
    button.ariaBusy = null;
    if (button.isConnected) button.click();
  });
}

/** Repeats clicks that the head script stored before this script ran. */
function repeatEarlyClicks(): void {
  const scope = window as Window & { early?: EventTarget[] | undefined };
  const controls = (scope.early ?? []).map((target) =>
    target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null,
  );
  scope.early = undefined;
  for (const control of controls) control?.click();
}

/** Returns whether content, address or a stored choice needs the framework immediately. */
function isNeededAtOnce(): boolean {
  const need = document.querySelector<HTMLElement>('[data-needs-runtime]')?.dataset.needsRuntime;
  const { hash, search } = window.location;
  const isNamed = hash !== '' || search !== '' || document.querySelector(`${ISLAND} details[open]`) !== null;
  if (need === '' || (need === 'address' && isNamed)) return true;
  const language = readStored(storageKeys.tab('sample'));
  const hasChoice = language !== null || readStored(storageKeys.target) !== null;
  return hasChoice && document.querySelector('.ax') !== null;
}

function startWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      startScripts();
    },
    { rootMargin: '50% 0px' },
  );
  // The island itself has no box (`display: contents`).
  for (const part of document.querySelectorAll(`${ISLAND} > *`)) observer.observe(part);
}

/** Runs a function after the next paint, at the latest after 200 ms: hidden pages do not paint. */
function afterPaint(run: () => void): void {
  const latest = setTimeout(run, 200);
  requestAnimationFrame(() => {
    clearTimeout(latest);
    setTimeout(run);
  });
}

/** Fetches the files of the console after the page has loaded: readers will use it, and they are large. */
function fetchConsole(): void {
  if (!document.querySelector('[data-chunks]')) return;
  if (document.readyState === 'complete') fetchScripts();
  else window.addEventListener('load', fetchScripts, { once: true });
}

/** Starts the framework for the islands of a page when they are needed, and repeats what readers did before. */
export function islands(): void {
  const startAtOnce = () => isNeededAtOnce() && afterPaint(startScripts);
  const onInteraction = ({ target }: Event) => {
    if (startingIsland(target)) startScripts();
  };
  const onClick = (event: MouseEvent) => {
    const island = startingIsland(event.target);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    if (!island || !button) return;
    event.stopImmediatePropagation();
    storeClick(island, button);
  };
  const onChange = ({ target }: Event) => {
    const island = startingIsland(target);
    if (!island || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    whenHydrated(island, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  if (document.querySelector(ISLAND)) {
    if (mayPrefetch()) {
      for (const type of ['pointerover', 'focusin'])
        document.addEventListener(type, onInteraction, { passive: true });
      whenShown(fetchConsole);
      // A reader who returns to a position further down has scrolled already, or is about to.
      requestAnimationFrame(() => {
        if (window.scrollY > 0) startWhenNear();
        else window.addEventListener('scroll', startWhenNear, { passive: true, once: true });
      });
    }
    document.addEventListener('click', onInteraction);
    window.addEventListener('click', onClick, true);
    document.addEventListener('change', onChange);
    window.addEventListener('hashchange', startAtOnce);
    // Visible content first: the scripts would compete with the font for bandwidth.
    whenShown(startAtOnce);
  }
  repeatEarlyClicks();
}

import 'client-only';
import { whenShown } from '@/features/layout/client/page-shown';
import { mayPrefetch } from '@/features/layout/client/preload';
import { readStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { startScripts } from './start-scripts';

/*
 * The scripts of the framework on a page with islands (features/layout/static/island.tsx). They start when an island
 * comes near while the reader scrolls, is touched, or when the address or an earlier choice needs them. A press on an
 * island that is still starting is kept, and shown as under way.
 */

const ISLAND = '[data-island]';
const BUTTONS = 'button, [role="button"]';

/** Returns the island around an element, unless the element works without scripts. */
function startingIsland(target: EventTarget | null): Element | undefined {
  const island = target instanceof Element ? target.closest(ISLAND) : null;
  return island && !island.hasAttribute('data-hydrated') ? island : undefined;
}

/** Does something as soon as an island responds, and starts it for that. */
function whenHydrated(island: Element, action: () => void): void {
  island.addEventListener('hydrated', action, { once: true });
  startScripts();
}

/** Keeps a press on a button for the moment when the island responds. */
function keepPress(island: Element, button: HTMLElement): void {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  whenHydrated(island, () => {
    button.ariaBusy = null;
    if (button.isConnected) button.click();
  });
}

/** Presses that came before this script, kept by the script in the head, are made again. */
function repeatEarlyPresses(): void {
  const scope = window as Window & { early?: EventTarget[] | undefined };
  const controls = (scope.early ?? []).map((target) =>
    target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null,
  );
  scope.early = undefined;
  for (const control of controls) control?.click();
}

/** Whether a part of the page is of no use without the framework, the address asks for it, or an earlier choice shows in it. */
function isNeededAtOnce(): boolean {
  const need = document.querySelector<HTMLElement>('[data-needs-runtime]')?.dataset.needsRuntime;
  const { hash, search } = window.location;
  const isNamed = hash !== '' || search !== '' || document.querySelector(`${ISLAND} details[open]`) !== null;
  if (need === '' || (need === 'address' && isNamed)) return true;
  const language = readStored(storageKeys.tab('sample'));
  const chosen = language !== null || readStored(storageKeys.target) !== null;
  return chosen && document.querySelector('.ax') !== null;
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
  // The island itself has no box of its own.
  for (const part of document.querySelectorAll(`${ISLAND} > *`)) observer.observe(part);
}

/** Runs something once the browser has drawn what is there now, at the latest after 200 ms: a page that is not seen draws nothing. */
function afterPaint(run: () => void): void {
  const latest = setTimeout(run, 200);
  requestAnimationFrame(() => {
    clearTimeout(latest);
    setTimeout(run);
  });
}

/** Starts the console once its page has all that it shows: a reader is about to use it, and a slow device takes seconds. */
function startConsole(): void {
  if (document.querySelector('[data-chunks]'))
    window.addEventListener('load', () => setTimeout(startScripts), { once: true });
}

/** Starts the framework where a page has islands and the reader comes to one. */
export function islands(): void {
  const startAtOnce = () => isNeededAtOnce() && afterPaint(startScripts);
  const onSign = ({ target }: Event) => {
    if (startingIsland(target)) startScripts();
  };
  const onClick = (event: MouseEvent) => {
    const island = startingIsland(event.target);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    if (!island || !button) return;
    event.stopImmediatePropagation();
    keepPress(island, button);
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
      for (const sign of ['pointerover', 'focusin'])
        document.addEventListener(sign, onSign, { passive: true });
      whenShown(startConsole);
      // A reader who comes back to a place further down has scrolled already, or is about to.
      if (window.scrollY > 0) startWhenNear();
      else window.addEventListener('scroll', startWhenNear, { passive: true, once: true });
    }
    document.addEventListener('click', onSign);
    window.addEventListener('click', onClick, true);
    document.addEventListener('change', onChange);
    window.addEventListener('hashchange', startAtOnce);
    // What the page has already is seen first: the scripts would share the line with its typeface.
    whenShown(startAtOnce);
  }
  repeatEarlyPresses();
}

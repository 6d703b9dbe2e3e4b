import 'client-only';
import { entryMember } from '@/framework/next/history-entry';
import { startableScripts } from '@/framework/next/waiting-scripts';
import { afterPaint } from '@/lib/browser/after-paint';
import { currentConnection, mayPrefetch } from '@/lib/browser/preload';

/*
 * The framework's runtime waits until the reader does something. Whatever they press before it is there waits with it:
 * nothing is lost, and whoever only reads downloads nothing.
 */

/** Controls that need the runtime unless they are among those of the plain listeners. */
const CONTROLS = 'button, [role="button"], select, input, textarea';

/** Controls that work without it, and what stands beside the text of a control. */
const INSTANT =
  '[data-instant], [data-copy-code], [data-copy-markdown], [role="tab"][data-tab], .load-failure *';

const root = document.documentElement;
let started = false;

/** Whether the runtime answers by itself. */
export const isRunning = (): boolean => root.dataset.ready === '';

/** Starts the framework's scripts; later calls do nothing. */
export function startRuntime(): void {
  if (started) return;
  started = true;
  root.dataset.starting = '';
  for (const [waiting, script] of startableScripts()) waiting.replaceWith(script);
}

const waiting: (() => void)[] = [];

/** Does something as soon as the runtime answers, whoever starts it. */
export function onRunning(action: () => void): void {
  if (isRunning()) {
    action();
    return;
  }
  if (waiting.length === 0)
    new MutationObserver((_, observer) => {
      if (!isRunning()) return;
      observer.disconnect();
      for (const next of waiting.splice(0)) next();
    }).observe(root, { attributeFilter: ['data-ready'] });
  waiting.push(action);
}

/** The same, and starts it for that. */
export function whenRunning(action: () => void): void {
  onRunning(action);
  startRuntime();
}

/** The control that a press is meant for, when it has to wait for the runtime. */
function waitingControl(target: EventTarget | null): HTMLElement | undefined {
  if (isRunning() || !(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS);
  return control && !control.matches(INSTANT) ? control : undefined;
}

/** Repeats a press when somebody answers it; the control tells that it waits. */
export function press(control: HTMLElement): void {
  if (!isRunning()) control.setAttribute('aria-busy', 'true');
  whenRunning(() => {
    control.removeAttribute('aria-busy');
    if (control.isConnected) control.click();
  });
}

/** What was pressed before this script came, noted by the script in the head. */
function earlyPresses(): Element[] {
  const scope = window as Window & { early?: EventTarget[] | undefined };
  const found = (scope.early ?? []).filter((target) => target instanceof Element);
  scope.early = undefined;
  return found;
}

/** A choice or a text that was put in before the runtime knew of it is told to it again. */
function tellChange(field: Element): void {
  if (!(field instanceof HTMLSelectElement)) return;
  whenRunning(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Whether a press leads to another page: what starts then would only slow that down. */
const leadsAway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null;

/** Part of a page that only the runtime can show; with a condition, an address that asks for it. */
function isNeededAtOnce(): boolean {
  const need = document.querySelector<HTMLElement>('[data-needs-runtime]')?.dataset.needsRuntime;
  const { hash, search } = window.location;
  // A dialog that was open before a reload is opened again.
  if (entryMember('dialog')) return true;
  return need === '' || (need === 'address' && (hash !== '' || search !== ''));
}

/** Starts the runtime when an island comes near the part of the page that is read. */
function watchIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      startRuntime();
    },
    { rootMargin: '50% 0px' },
  );
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);
}

/**
 * Waits for the first sign of a reader who acts, then starts the runtime; keeps what is pressed until it answers.
 * Readers who save data, or have a slow line, start it by a press alone.
 */
export function waitForIntent(): void {
  const over = new AbortController();
  const options = { passive: true, capture: true, signal: over.signal };
  const act = (event: Event) => {
    const isMouse =
      event instanceof PointerEvent && event.type === 'pointermove' && event.pointerType !== 'touch';
    if (!isMouse && leadsAway(event.target)) return;
    over.abort();
    startRuntime();
  };
  const signs = mayPrefetch(currentConnection())
    ? ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']
    : [];
  for (const sign of signs) window.addEventListener(sign, act, options);
  if (signs.length > 0) window.addEventListener('scroll', watchIslands, { ...options, once: true });

  window.addEventListener(
    'click',
    (event) => {
      const control = waitingControl(event.target);
      // A choice opens by itself; only its change has to be told.
      if (control && !control.matches('select, input, textarea')) {
        event.stopImmediatePropagation();
        press(control);
      } else act(event);
    },
    true,
  );
  window.addEventListener('change', ({ target }) => {
    if (waitingControl(target) && target instanceof Element) tellChange(target);
  });
  // What the page has already is seen first: the scripts would share the line with its typeface.
  if (isNeededAtOnce()) afterPaint(startRuntime);
  for (const target of earlyPresses()) {
    const control = target.closest<HTMLElement>(CONTROLS);
    if (!control) {
      if (!leadsAway(target)) startRuntime();
    } else if (waitingControl(control)) press(control);
    else control.click();
  }
}

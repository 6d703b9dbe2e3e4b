import 'client-only';
import { element } from '@/shared/browser/element';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { word } from '@/shared/browser/texts';
import { storageKeys } from '@/shared/storage-keys';

/** Width of a character of code, relative to the font size. */
const CHARACTER_WIDTH = 0.6;

/** Screens on which lines wrap by default, as in features/mdx/styles/code.css. */
const narrow = () => matchMedia('(max-width: 640px)');

export const isWrapping = (): boolean =>
  (readStored(storageKeys.wrapCode) ?? (narrow().matches ? 'on' : 'off')) === 'on';

/** Calls a listener when the setting or the screen width changes. Returns a function that removes it. */
export function onWrapping(listener: () => void): () => void {
  const end = onStored(listener);
  const query = narrow();
  query.addEventListener('change', listener);
  return () => {
    end();
    query.removeEventListener('change', listener);
  };
}

/** Stores for the whole site whether code lines wrap. */
export const setWrapping = (wraps: boolean): void => writeStored(storageKeys.wrapCode, wraps ? 'on' : 'off');

/** Returns whether the longest line is wider than the block, wrapped or not. */
function isTooLong(pre: Element): boolean {
  const longest = Math.max(...(pre.textContent ?? '').split('\n').map((line) => line.length));
  return longest * Number.parseFloat(getComputedStyle(pre).fontSize) * CHARACTER_WIDTH > pre.clientWidth;
}

function addSwitch(pre: Element): void {
  const attributes = { type: 'button', class: 'code-copy code-wrap', 'aria-pressed': String(isWrapping()) };
  pre
    .closest('figure')
    ?.querySelector('[data-copy-code]')
    ?.before(element('button', attributes, word('wrap')));
}

/** Adds a switch for wrapping to static code blocks with long lines. Islands render their own. */
export function wrapCode(): void {
  const apply = () => {
    document.documentElement.dataset.wrapCode = String(readStored(storageKeys.wrapCode));
    for (const button of document.querySelectorAll('.code-wrap')) button.ariaPressed = String(isWrapping());
  };
  apply();
  onWrapping(apply);
  const observer = new IntersectionObserver((entries) => {
    const shown = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const pre of shown) observer.unobserve(pre);
    // All are measured before the first one changes: each would demand a layout of the page.
    for (const pre of shown.filter(isTooLong)) addSwitch(pre);
  });
  for (const copy of document.querySelectorAll('[data-copy-code]')) {
    const pre = copy.closest('figure')?.querySelector('pre');
    if (pre) observer.observe(pre);
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.code-wrap')) setWrapping(!isWrapping());
  });
}

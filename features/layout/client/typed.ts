import 'client-only';

let isTyped = false;

/** Notes when the reader types into a field of the page, which a navigation would empty. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    isTyped ||= target instanceof Element && target.closest('main') !== null;
  });
}

/** Returns whether the reader has typed into a field of this page. */
export const hasTyped = (): boolean => isTyped;

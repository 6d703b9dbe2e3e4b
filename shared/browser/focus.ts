import 'client-only';

/** Moves the focus to an element that isn't a tab stop, such as a heading, without scrolling. */
export function focusPlace(element: HTMLElement): void {
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

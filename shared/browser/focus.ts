import 'client-only';

/** Moves the focus to a heading or another element that readers cannot reach by Tab; the page stays where it is. */
export function focusPlace(element: HTMLElement): void {
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

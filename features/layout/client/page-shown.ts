import 'client-only';

/** Runs `action` once the page is visible: a prerendered page waits. */
export function whenShown(action: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

import 'client-only';

/** Does something when the page is on screen: at once, unless the browser draws it ahead of a press on its link. */
export function whenShown(action: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

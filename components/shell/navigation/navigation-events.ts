const EVENT = 'navigation-start';

/** Tells the shell that a route change to a browser pathname begins. */
export function announceNavigation(pathname: string): void {
  window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: pathname }));
}

/** Calls `listener` with the target's browser pathname at each start of a route change; returns the way to stop listening. */
export function onNavigationStart(listener: (pathname: string) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}

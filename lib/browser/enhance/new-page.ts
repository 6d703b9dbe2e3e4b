import 'client-only';
import { focusPlace } from '@/lib/browser/focus';
import { onPageShown } from '@/lib/browser/navigation/page-events';
import { clearReload } from '@/lib/browser/preload';

/** Heading of the section in the address. `:target` does not follow the router. */
function sectionHeading(): HTMLElement | undefined {
  const id = window.location.hash.slice(1);
  return [...document.querySelectorAll<HTMLElement>('main [id]')].find(
    (element) => element.id === id || encodeURIComponent(element.id) === id,
  );
}

/**
 * After a soft navigation the focus moves to the heading of the new page, or of the section in the address. Screen
 * readers say what has the focus, so the title is announced only where that is not the title. Returns the way to stop.
 * @param pageLoaded gives the words before the announced title
 */
export function newPage(pageLoaded: () => string): () => void {
  const stop = onPageShown(({ isFirst }) => {
    clearReload();
    const title = document.querySelector<HTMLElement>('main h1');
    if (isFirst || !title) return;
    const heading = sectionHeading() ?? title;
    focusPlace(heading);
    const status = document.querySelector('[data-page-status]');
    if (status) status.textContent = heading === title ? '' : `${pageLoaded()} ${title.textContent}`;
  });
  // A page that comes back from the browser's cache has started well, too.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) clearReload();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pageshow', onShow);
  };
}

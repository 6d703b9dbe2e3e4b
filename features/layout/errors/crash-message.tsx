'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPlace } from '@/shared/browser/focus';
import { getErrorTexts } from '@/shared/i18n/errors';
import { localePath, pageLocale } from '@/shared/i18n/split';
import { siteHref } from '@/shared/paths';
import { FRAME_LOST } from './frame-lost';

/** Returns true for failed loads of scripts or styles, by the messages of browsers and bundlers. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}

interface CrashMessageProps {
  error: Error;
  /** Renders the failed part again; without it, the page is reloaded. */
  reset?: () => void;
}

/**
 * Shows an error instead of a part that failed. A crash offers to render again. A failed load offers to
 * reload, which also helps an old tab after a deployment.
 */
export function CrashMessage({ error, reset }: CrashMessageProps) {
  const texts = getErrorTexts();
  const load = isLoadError(error);
  const title = useRef<HTMLHeadingElement>(null);
  const again = useRef(false);

  useEffect(() => {
    // Moves focus: the focused element was removed.
    if (document.activeElement === document.body && title.current) focusPlace(title.current);
    return () => {
      // The pressed button is gone; focus continues at the page heading.
      const heading = again.current && document.querySelector<HTMLElement>('main h1');
      if (heading) focusPlace(heading);
    };
  }, []);

  const reload = () => window.location.reload();
  const tryAgain = () => {
    again.current = true;
    if (reset) reset();
    else reload();
  };
  return (
    <>
      <div role="alert">
        <h1 ref={title}>{load ? texts.loadFailed : texts.crashTitle}</h1>
        <pre className="box">{error.message}</pre>
      </div>
      <p className="error-actions row">
        <button type="button" className="button button-primary" onClick={load ? reload : tryAgain}>
          {load ? texts.retry : texts.tryAgain}
        </button>
        {reset && !load && (
          <button type="button" className="button" onClick={reload}>
            {texts.reload}
          </button>
        )}
        <a className="button" href={siteHref(localePath('/', pageLocale()))}>
          {texts.toStart}
        </a>
      </p>
    </>
  );
}

/** The navbar and what is around it, with its listeners. React removes it in a crash of the page. */
const frame = typeof window === 'undefined' ? null : document.querySelector('.static:has(> .navbar)');

/** Restores what a crash took from the document: the navbar, and by the shell's script the color mode. */
function restoreFrame(place: Element | null): void {
  if (frame && !frame.isConnected) place?.before(frame);
  window.dispatchEvent(new Event(FRAME_LOST));
}

/**
 * Shows an error instead of a page that failed as a whole; parts have their own message
 * (../static/island.tsx). React has replaced the document, so only a reload restores the page.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => restoreFrame(screen.current), []);
  return (
    <main ref={screen} id="content" className="error-screen">
      <CrashMessage error={error} />
    </main>
  );
}

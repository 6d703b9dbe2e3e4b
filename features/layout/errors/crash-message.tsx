'use client';

import { useEffect, useRef } from 'react';
import { focusPlace } from '@/shared/browser/focus';
import { errorLocale, getErrorTexts } from '@/shared/i18n/errors';
import { localePath } from '@/shared/i18n/split';
import { siteHref } from '@/shared/paths';
import { isLoadError } from '../client/load-error';

interface CrashMessageProps {
  error: Error;
  /** Draws the failed part again; without it, the page is loaded again. */
  reset?: () => void;
}

/**
 * What a reader sees instead of a part that failed. A crash offers to draw again, then to load again; a part that could
 * not be loaded shows the error and loads the page again, which also helps an old tab after a deploy.
 */
export function CrashMessage({ error, reset }: CrashMessageProps) {
  const texts = getErrorTexts();
  const load = isLoadError(error);
  const title = useRef<HTMLHeadingElement>(null);
  const again = useRef(false);

  useEffect(() => {
    // What had the focus went with the part that failed.
    if (document.activeElement === document.body && title.current) focusPlace(title.current);
    return () => {
      // The button that was pressed has gone; the page goes on at its heading.
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
        <a className="button" href={siteHref(localePath('/', errorLocale()))}>
          {texts.toStart}
        </a>
      </p>
    </>
  );
}

/**
 * What a reader sees instead of a page that failed as a whole; a part of it has a message of its own (../static/island.tsx).
 * React has replaced the document, and the shell's script belongs to the one before: only a new one works again.
 */
export const ErrorScreen = ({ error }: { error: Error }) => (
  <main id="content" className="error-screen">
    <CrashMessage error={error} />
  </main>
);

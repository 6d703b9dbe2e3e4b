'use client';

import { isLoadError } from '@/lib/browser/load-error';
import { getErrorTexts } from '@/lib/i18n/errors';

interface ErrorScreenProps {
  error: Error;
  /** Renders the failed part again. */
  reset: () => void;
  /** Heading; left out by the generic fallback. */
  titled?: boolean;
}

/**
 * What a reader sees instead of a part that failed. A crash offers to render again; a part that could not be loaded
 * shows the error and loads the page anew, which also helps an old tab after a deploy.
 */
export function ErrorScreen({ error, reset, titled = true }: ErrorScreenProps) {
  const texts = getErrorTexts();
  const load = isLoadError(error);
  return (
    <main id="content" className="error-screen">
      <div role="alert">
        {load && <p>{texts.loadFailed}</p>}
        {!load && titled && <h1>{texts.crashTitle}</h1>}
        <pre>{error.message}</pre>
      </div>
      <button
        type="button"
        className="button button-primary"
        onClick={load ? () => window.location.reload() : reset}
      >
        {load ? texts.retry : texts.tryAgain}
      </button>
    </main>
  );
}

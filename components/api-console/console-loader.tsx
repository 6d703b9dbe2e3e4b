'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadTexts } from '@/lib/i18n/browser';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import type { LocaleCode } from '@/theme.config';

interface ConsoleProps {
  texts: ConsoleTexts;
  panel: PanelTexts;
  createSystem: typeof import('@/generated/swagger-ui.mjs').createSystem;
}

interface Loaded extends ConsoleProps {
  Console: ComponentType<ConsoleProps>;
}

interface Props {
  language: LocaleCode;
  /** What is said before the other texts are there. */
  texts: Pick<ConsoleTexts, 'loading' | 'loadFailed' | 'retry'>;
  children: ReactNode;
}

/**
 * Shows its children until the console has been loaded, then the console. Swagger UI must not be imported here, or it
 * would travel with every page. When loading fails, the children stay and the error is told.
 */
export function ConsoleLoader({ language, texts, children }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    const parts = [
      import('./console'),
      // A chunk of its own, so that the page answers to its reader between the two. It shares no module with the other.
      import('@/generated/swagger-ui.mjs'),
      loadTexts('console', language),
      loadTexts('panel', language),
    ] as const;
    Promise.all(parts).then(
      // Drawn in pieces, between which the page answers to its reader.
      ([{ Console }, { createSystem }, all, panel]) =>
        startTransition(() => setLoaded({ Console, createSystem, texts: all, panel })),
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
  }, [language]);

  if (loaded) {
    const { Console, ...parts } = loaded;
    return <Console {...parts} />;
  }
  return (
    <div className="console-waiting">
      {error ? (
        <div className="console-failed" role="alert">
          <p>{texts.loadFailed}</p>
          <pre>{error.message}</pre>
          {/* A new load also helps an old tab after a deploy, whose file names have changed. */}
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            {texts.retry}
          </button>
        </div>
      ) : (
        <p className="console-loading" role="status">
          {texts.loading}
        </p>
      )}
      {children}
    </div>
  );
}

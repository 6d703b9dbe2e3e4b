'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { keepScrolling } from '@/framework/swagger/scrolling';

/**
 * Shows its children until the console has been loaded, then the console. Swagger UI must not be imported here, or it
 * would travel with every page. When loading fails, the children stay and the error is told.
 */
export function ConsoleLoader({ children }: { children: ReactNode }) {
  const [Console, setConsole] = useState<ComponentType>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    keepScrolling();
    import('./console').then(
      (module) => setConsole(() => module.Console),
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
  }, []);

  if (Console) return <Console />;
  return (
    <div className="console-waiting">
      {error ? (
        <div className="console-failed" role="alert">
          <p>The console could not be loaded.</p>
          <pre>{error.message}</pre>
          {/* A new load also helps an old tab after a deploy, whose file names have changed. */}
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Retry
          </button>
        </div>
      ) : (
        <p className="console-loading" role="status">
          Loading the console …
        </p>
      )}
      {children}
    </div>
  );
}

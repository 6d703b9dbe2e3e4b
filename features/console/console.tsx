'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { consoleBar as texts } from '@/shared/i18n/en/console-bar';
import { type BarAction, type BarView, ConsoleBar, type PanelName } from './bar/bar';
import type { ConsoleParts, PartsProps } from './console-parts';

interface Loaded extends Pick<PartsProps, 'SwaggerUI'> {
  ConsoleParts: typeof ConsoleParts;
}

async function load(): Promise<Loaded> {
  // A library of Swagger UI would handle the presses of all links within the page.
  Object.assign(window, { noZensmooth: true });
  const [{ ConsoleParts }, swagger] = await Promise.all([
    import('./console-parts'),
    import('swagger-ui-react'),
  ]);
  return { ConsoleParts, SwaggerUI: swagger.default };
}

/**
 * Renders bar and rows, and loads the other parts. Presses that come before are kept and shown as pending.
 */
export function Console({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<Error>();
  const [view, setView] = useState<BarView>({ origin: '', who: '', isSignedIn: false, isBusy: false });
  const [open, setOpen] = useState<PanelName>();
  const [pending, setPending] = useState<BarAction>();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    load().then(
      (parts) => startTransition(() => setLoaded(parts)),
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
  }, []);

  const act = (action: BarAction) => {
    if (!loaded || action === 'session') setPending(action);
    else setOpen(open === action ? undefined : action);
  };

  return (
    <div className="console">
      <ConsoleBar
        view={view}
        open={open}
        pending={error ? undefined : pending}
        onAction={act}
        panel={panel}
      />
      {error && (
        <div className="console-failed box" role="alert">
          <p>{texts.loadFailed}</p>
          <pre>{error.message}</pre>
          {/* A new load also helps an old tab after a deployment, whose file names have changed. */}
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            {texts.retry}
          </button>
        </div>
      )}
      {loaded && (
        <loaded.ConsoleParts
          SwaggerUI={loaded.SwaggerUI}
          bar={{ open, setOpen, pending, setPending, setView, panel }}
        />
      )}
      {children}
    </div>
  );
}

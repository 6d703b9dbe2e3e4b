'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { type BarAction, type BarTexts, type BarView, ConsoleBar, type PanelName } from './bar/bar';
import type { ConsoleParts, PartsProps } from './console-parts';

interface Loaded extends Pick<PartsProps, 'texts' | 'SwaggerUI'> {
  ConsoleParts: typeof ConsoleParts;
}

async function load(): Promise<Loaded> {
  const [{ ConsoleParts }, swagger, { console: texts }, { panel }] = await Promise.all([
    import('./console-parts'),
    import('swagger-ui-react'),
    import('@/shared/i18n/en/console'),
    import('@/shared/i18n/en/panel'),
  ]);
  return { ConsoleParts, SwaggerUI: swagger.default, texts: { ...texts, panel } };
}

interface Props {
  texts: BarTexts;
  /** The rows, as plain HTML. */
  children: ReactNode;
}

/**
 * The console around its rows. What it shows is in the HTML of the page already; the rest, Swagger UI included, is loaded
 * once this runs. Presses that come before are kept and shown as under way.
 */
export function Console({ texts, children }: Props) {
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
        texts={texts}
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
          texts={loaded.texts}
          SwaggerUI={loaded.SwaggerUI}
          bar={{ open, setOpen, pending, setPending, setView, panel }}
        />
      )}
      {children}
    </div>
  );
}

'use client';

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { consoleStart as texts } from '@/shared/i18n/en/console-start';
import type { SwaggerSystem } from './system';

type Swagger = ComponentType<{ onReady: (system: SwaggerSystem) => void }>;

/** What readers can focus, in the order of the page: the same in the exported HTML and in Swagger UI. */
const CONTROLS = 'button, a, input, select, #operations';

/** Swagger UI, and what the reader left: indexes of controls, -1 for none, the text of the filter, and choices. */
interface Started {
  system: SwaggerSystem;
  pressed: number;
  focused: number;
  filter: string | undefined;
  /** Value of each select, undefined for the exported one: another one may be stored. */
  chosen: (string | undefined)[];
}

async function load(): Promise<Swagger> {
  // A library of Swagger UI would handle the presses of all links within the page.
  Object.assign(window, { noZensmooth: true });
  return (await import('./swagger')).Swagger;
}

/**
 * Shows the exported HTML of Swagger UI until Swagger UI itself has started, and hands over what the reader
 * pressed, focused, typed and chose by then.
 */
export function Console({ children }: { children: ReactNode }) {
  const [Swagger, setSwagger] = useState<Swagger>();
  const [error, setError] = useState<Error>();
  const [started, setStarted] = useState<Started>();
  const exported = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);

  useEffect(() => {
    load().then(
      (component) => startTransition(() => setSwagger(() => component)),
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
  }, []);

  const start = (system: SwaggerSystem) => {
    const controls = [...(exported.current?.querySelectorAll(CONTROLS) ?? [])];
    const find = (element: Element | null) => (element ? controls.indexOf(element) : -1);
    const field = exported.current?.querySelector<HTMLInputElement>('.operation-filter-input');
    setStarted({
      system,
      pressed: find(pressed.current),
      focused: find(document.activeElement),
      filter: field?.value,
      chosen: [...(exported.current?.querySelectorAll('select') ?? [])].map(
        ({ value, selectedOptions: [option] }) => (option?.defaultSelected ? undefined : value),
      ),
    });
  };
  useWhen(
    [started],
    () => {
      if (!started || !live.current) return;
      const controls = live.current.querySelectorAll<HTMLElement>(CONTROLS);
      if (started.filter) started.system.layoutActions.updateFilter(started.filter);
      controls[started.focused]?.focus({ preventScroll: true });
      controls[started.pressed]?.click();
      for (const [index, select] of live.current.querySelectorAll('select').entries()) {
        const value = started.chosen[index];
        if (value === undefined) continue;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      live.current.setAttribute('data-ready', '');
    },
    useLayoutEffect,
  );

  return (
    <>
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
      {!started && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses of the buttons inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press buttons, too
        <div
          ref={exported}
          className="console"
          onClick={({ target }) => {
            const button = target instanceof Element ? target.closest('button') : null;
            if (!button || error) return;
            pressed.current = button;
            button.ariaBusy = 'true';
          }}
        >
          {children}
        </div>
      )}
      <div ref={live} className="console" hidden={!started}>
        {Swagger && <Swagger onReady={start} />}
      </div>
    </>
  );
}

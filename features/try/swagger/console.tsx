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
import { consoleStart as texts } from '@/shared/i18n/en/console-start';
import type { SwaggerSystem } from './system';

type Swagger = ComponentType<{ onReady: (system: SwaggerSystem) => void }>;

/** What readers can focus, in the order of the page: the same in the exported HTML and in Swagger UI. */
const CONTROLS = 'button, a, input, select, #operations';

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
  const [system, setSystem] = useState<SwaggerSystem>();
  const [isReady, setReady] = useState(false);
  const exported = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);

  useEffect(() => {
    load().then(
      (component) => startTransition(() => setSwagger(() => component)),
      (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
    );
  }, []);

  useLayoutEffect(() => {
    if (!system || !exported.current || !live.current) return;
    const controls = live.current.querySelectorAll<HTMLElement>(CONTROLS);
    for (const [index, left] of exported.current.querySelectorAll(CONTROLS).entries()) {
      const control = controls[index];
      if (left === document.activeElement) control?.focus({ preventScroll: true });
      if (left === pressed.current) control?.click();
      if (left instanceof HTMLInputElement && left.value) system.layoutActions.updateFilter(left.value);
      // A select that the reader left alone can show a stored choice.
      const isChosen = left instanceof HTMLSelectElement && !left.selectedOptions[0]?.defaultSelected;
      if (isChosen && control instanceof HTMLSelectElement) {
        control.value = left.value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
    setReady(true);
  }, [system]);

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
      {!isReady && (
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
      <div ref={live} className="console" hidden={!system} data-ready={isReady ? '' : undefined}>
        {Swagger && <Swagger onReady={setSystem} />}
      </div>
    </>
  );
}

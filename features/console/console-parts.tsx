'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type SwaggerUIComponent from 'swagger-ui-react';
import { useWhen } from '@/shared/browser/use-when';
import { type BarControl, BarParts } from './bar/bar-parts';
import { ConsoleContext, useConsole, useStore } from './console-context';
import { createConsoleState } from './console-state';
import { ConsoleRouter, useConsoleRoute, useTitle } from './nav/console-router';
import { useStoredPlace } from './nav/scroll';
import { useDeepLink } from './nav/use-deep-link';
import { useNavList } from './nav/use-nav-list';
import { useDrafts, useRows } from './nav/use-rows';
import { Notice } from './notice';
import { consolePlugin } from './operation/plugin';
// Order matters: parts first, then what is built of them.
import '@/features/try/response/parts.css';
import './styles/panel.css';
import './styles/operations.css';
import './styles/form.css';
import './styles/response.css';

export interface PartsProps {
  SwaggerUI: ComponentType<ComponentProps<typeof SwaggerUIComponent>>;
  bar: BarControl;
}

const options = () => ({
  plugins: [consolePlugin],
  layout: 'ConsoleLayout',
  docExpansion: 'full' as const,
  tryItOutEnabled: true,
  // Deep enough for every schema of the contract: each property is visible without a press.
  defaultModelExpandDepth: 4,
});

function Frame({ SwaggerUI, bar }: PartsProps) {
  const state = useConsole();
  const place = useConsoleRoute();
  const [fixed] = useState(options);
  useTitle(place.route);
  const opened = useDeepLink(place);
  useRows(opened);
  useNavList(place);
  useStoredPlace();
  useDrafts();
  const hasStarted = useStore(state.system) !== null;
  useWhen([hasStarted], () => {
    if (hasStarted) bar.panel.current?.closest('.console')?.setAttribute('data-ready', '');
  });
  return (
    <>
      <BarParts bar={bar} />
      <Notice problem={place.problem} />
      <SwaggerUI {...fixed} />
    </>
  );
}

/** Makes the console work. Only Console loads this chunk. */
export function ConsoleParts(props: PartsProps) {
  const [state] = useState(createConsoleState);
  useEffect(() => state.start(), [state]);
  return (
    <ConsoleContext value={state}>
      <ConsoleRouter>
        <Frame {...props} />
      </ConsoleRouter>
    </ConsoleContext>
  );
}

'use client';

import { useEffect, useMemo, useState } from 'react';
import SwaggerUI from 'swagger-ui-react';
import { readNavigationMode } from '@/lib/browser/console/navigation';
import { errorMessage } from '@/lib/shared/error-message';
import { getOperation } from '@/lib/shared/openapi/operations';
import { AccountRow } from './bar/account-row';
import { HistoryRow } from './bar/history-row';
import { SandboxRow } from './bar/sandbox-row';
import { ServerSwitch } from './bar/server-switch';
import { ConsoleContext, useConsole, useStore } from './console-context';
import { createConsoleState } from './console-state';
import { ConsoleRouter, useConsoleRoute } from './nav/console-router';
import { OperationSidebar } from './nav/operation-sidebar';
import { useDeepLink } from './nav/use-deep-link';
import { useTitle } from './nav/use-title';
import { consoleSpec } from './operation/console-spec';
import { requestInterceptor } from './operation/interceptor';
import { consolePlugin } from './operation/plugin';
import { createRelay } from './operation/relay';
import './styles';

function Notice({ problem }: { problem: string }) {
  const notice = useStore(useConsole().notice);
  return (
    <div className="console-notice" role="status">
      {problem && <p className="console-bad">The address of this page cannot be used. {problem}</p>}
      {notice && <p>{notice}</p>}
    </div>
  );
}

/** The console below its router. Swagger UI takes its options once, hence the relay for what changes. */
function ConsoleFrame() {
  const state = useConsole();
  const target = useStore(state.target);
  const place = useConsoleRoute();
  const [relay] = useState(createRelay);
  const [options] = useState(() => ({
    spec: consoleSpec(),
    plugins: [consolePlugin(relay.opened)],
    requestInterceptor: requestInterceptor(state),
  }));
  useTitle(place.route);
  const opened = useDeepLink(place);
  useEffect(() => relay.listen((operationId) => opened(getOperation(operationId))));

  return (
    <>
      <OperationSidebar />
      <div className="console">
        <section className="console-bar" aria-label="Server, account and data">
          <ServerSwitch />
          <AccountRow />
          {target.kind === 'sandbox' && <SandboxRow />}
          <HistoryRow />
        </section>
        <Notice problem={place.problem} />
        <SwaggerUI
          {...options}
          layout="ConsoleLayout"
          docExpansion="list"
          tryItOutEnabled
          onComplete={(system) => state.system.set(system)}
        />
      </div>
    </>
  );
}

/** Swagger UI with everything the site adds to it. Its chunk is loaded by ConsoleLoader and nowhere else. */
export function Console() {
  const [state] = useState(createConsoleState);
  const { mode, problem } = useMemo(() => {
    try {
      return { mode: readNavigationMode(window.location.search), problem: '' };
    } catch (error) {
      return { mode: 'hash' as const, problem: errorMessage(error) };
    }
  }, []);
  useEffect(() => state.start(), [state]);
  useEffect(() => state.notice.set(problem), [state, problem]);
  return (
    <ConsoleContext value={state}>
      <ConsoleRouter mode={mode}>
        <ConsoleFrame />
      </ConsoleRouter>
    </ConsoleContext>
  );
}

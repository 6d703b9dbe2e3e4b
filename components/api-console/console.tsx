'use client';

import { useEffect, useMemo, useState } from 'react';
import type { createSystem as CreateSystem } from '@/generated/swagger-ui.mjs';
import { afterPaint } from '@/lib/browser/after-paint';
import { readNavigationMode } from '@/lib/browser/console/navigation';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';
import { sitePath } from '@/lib/shared/paths';
import { AccountRow } from './bar/account-row';
import { HistoryRow } from './bar/history-row';
import { SandboxRow } from './bar/sandbox-row';
import { ServerRow } from './bar/server-row';
import { ValuesRow } from './bar/values-row';
import { ConsoleContext, useConsole, useStore } from './console-context';
import { createConsoleState } from './console-state';
import { ConsoleRouter, useConsoleRoute } from './nav/console-router';
import { useKeptPlace } from './nav/kept-place';
import { OperationSidebar } from './nav/operation-sidebar';
import { useDeepLink } from './nav/use-deep-link';
import { useTitle } from './nav/use-title';
import { OperationRows } from './operation/operation-rows';
import { consolePlugin } from './operation/plugin';
import { PanelTextsContext, TextsContext, useTexts } from './texts';
import './styles';

function Notice({ problem }: { problem: string }) {
  const notice = useStore(useConsole().notice);
  const texts = useTexts();
  return (
    <div className="console-notice" role="status">
      {problem && <p className="console-bad">{format(texts.badAddress, { problem })}</p>}
      {notice && <p>{notice}</p>}
    </div>
  );
}

/** The console below its router. */
function ConsoleFrame({ createSystem }: { createSystem: typeof CreateSystem }) {
  const state = useConsole();
  const texts = useTexts();
  const target = useStore(state.target);
  const place = useConsoleRoute();
  useTitle(place.route);
  useKeptPlace();
  const opened = useDeepLink(place);
  const [fault, setFault] = useState<{ error: unknown }>();
  // Rows are seen before there is anything that draws their forms.
  useEffect(
    () =>
      afterPaint(() => {
        try {
          if (!state.system.get()) state.begin(createSystem(consolePlugin));
        } catch (error) {
          setFault({ error });
        }
      }),
    [state, createSystem],
  );
  if (fault) throw fault.error;

  return (
    <>
      <OperationSidebar />
      <div className="console">
        <section className="console-bar" aria-label={texts.barLabel}>
          <ServerRow />
          <AccountRow />
          {target.kind === 'sandbox' && <SandboxRow />}
          <ValuesRow />
          <HistoryRow />
        </section>
        <Notice problem={place.problem} />
        <OperationRows onOpened={opened} />
      </div>
    </>
  );
}

interface Props {
  texts: ConsoleTexts;
  panel: PanelTexts;
  /** Starts Swagger UI. */
  createSystem: typeof CreateSystem;
}

/** The console. Its chunk is loaded by ConsoleLoader and nowhere else. */
export function Console({ texts, panel, createSystem }: Props) {
  const [state] = useState(createConsoleState);
  const { mode, problem } = useMemo(() => {
    try {
      return {
        mode: readNavigationMode(window.location.search, sitePath(window.location.pathname)),
        problem: '',
      };
    } catch (error) {
      return { mode: 'hash' as const, problem: errorMessage(error) };
    }
  }, []);
  useEffect(() => state.start(), [state]);
  useEffect(() => {
    if (problem) state.notice.set(problem);
  }, [state, problem]);
  return (
    <TextsContext value={texts}>
      <PanelTextsContext value={panel}>
        <ConsoleContext value={state}>
          <ConsoleRouter mode={mode}>
            <ConsoleFrame createSystem={createSystem} />
          </ConsoleRouter>
        </ConsoleContext>
      </PanelTextsContext>
    </TextsContext>
  );
}

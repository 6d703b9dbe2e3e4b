'use client';

import { useId, useRef } from 'react';
import { Button } from '@/features/api-client/button';
import type { ApiClient } from '@/features/api-client/client';
import { ServerPicker } from '@/features/api-client/server-picker';
import { SignInDialog } from '@/features/api-client/sign-in-dialog';
import { useStore } from '@/features/api-client/use-store';
import { Boundary } from '@/features/layout/errors/boundary';
import { useWhen } from '@/shared/browser/use-when';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { Outcome } from './outcome';
import type { ExampleSpec } from './requests/types';
import { useExample } from './use-example';
import '@/features/api-client/parts.css';
import './panel.css';

export interface PanelProps {
  spec: ExampleSpec;
  texts: PanelTexts;
  runs: number;
  /** Element of the example. */
  element: Element;
  /** Setup, on a page without examples above. */
  setup?: ExampleSpec[];
  /** Version of the API that the page describes, if the sandbox implements another. */
  api?: string | undefined;
}

/** Shows the session at the reader's own server, which the console shares. */
function Session({
  client,
  texts,
  onSignedIn,
}: {
  client: ApiClient;
  texts: PanelTexts;
  onSignedIn: () => void;
}) {
  const { session } = useStore(client.account);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="row">
      {session && (
        <p>{session.email ? format(texts.signedInAs, { email: session.email }) : texts.withToken}</p>
      )}
      <Button onClick={() => (session ? client.account.signOut() : dialog.current?.showModal())}>
        {session ? texts.signOut : texts.signInAt}
      </Button>
      <SignInDialog
        client={client}
        texts={texts}
        dialog={dialog}
        onClosed={() => client.account.get().session && onSignedIn()}
      />
    </div>
  );
}

/** Runs an example with each press of Run, and shows the outcome. */
export function Panel({ spec, texts, runs, element, setup, api }: PanelProps) {
  const id = useId();
  const { client, target, state, actions } = useExample({ spec, element, setup, api });

  useWhen([runs], () => {
    actions.runAgain();
  });

  return (
    <div className="ax-panel no-print">
      <Boundary
        fallback={({ message: reason }, reset) => (
          <div className="ax-outcome" role="alert">
            <p className="ax-bad">{format(texts.drawFailed, { reason })}</p>
            <button type="button" className="ax-run" onClick={reset}>
              {texts.again}
            </button>
          </div>
        )}
      >
        <Outcome
          texts={texts}
          state={state.now}
          spec={spec}
          target={target}
          isJudged={!api}
          actions={actions}
        />
        {state.previous && (
          <div className="ax-previous">
            <p>{texts.previous}</p>
            <Outcome texts={texts} state={state.previous} spec={spec} target={target} isJudged={!api} />
          </div>
        )}
      </Boundary>
      <div className="ax-target">
        <p id={`${id}target`}>{texts.runsAgainst}</p>
        <ServerPicker client={client} texts={texts} labelledBy={`${id}target`} />
        {target.kind === 'server' && <Session client={client} texts={texts} onSignedIn={actions.runAgain} />}
      </div>
    </div>
  );
}

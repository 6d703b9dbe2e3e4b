'use client';

import { useId, useState } from 'react';
import { signInAsAdministrator } from '@/features/api-client/administrator';
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
  signIn,
}: Pick<PanelProps, 'texts'> & { client: ApiClient; signIn: () => void }) {
  const { session } = useStore(client.account);
  return (
    <div className="row">
      {session && (
        <p>{session.email ? format(texts.signedInAs, { email: session.email }) : texts.withToken}</p>
      )}
      <Button onClick={() => (session ? client.account.signOut() : signIn())}>
        {session ? texts.signOut : texts.signInAt}
      </Button>
    </div>
  );
}

/** Runs an example with each press of Run, and shows the outcome. */
export function Panel({ spec, texts, runs, element, setup, api }: PanelProps) {
  const id = useId();
  const { client, target, state, actions } = useExample({ spec, element, setup, api });
  /** What follows the sign-in of the open dialog. */
  const [afterSignIn, setAfterSignIn] = useState<() => void>();
  const signIn = () => {
    if (target.kind === 'server') return setAfterSignIn(() => actions.startOver);
    void signInAsAdministrator(client.account).then(actions.startOver, actions.runAgain);
  };

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
          actions={{ ...actions, signIn }}
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
        {target.kind === 'server' && (
          <Session client={client} texts={texts} signIn={() => setAfterSignIn(() => actions.runAgain)} />
        )}
        {afterSignIn && (
          <SignInDialog
            client={client}
            texts={texts}
            onClosed={(isSignedIn) => {
              setAfterSignIn(undefined);
              if (isSignedIn) afterSignIn();
            }}
          />
        )}
      </div>
    </div>
  );
}

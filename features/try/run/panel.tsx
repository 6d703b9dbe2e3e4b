'use client';

import { useId, useSyncExternalStore } from 'react';
import { Boundary } from '@/features/layout/errors/boundary';
import { sandboxStatus, subscribeSandbox } from '@/packages/reference-api/browser/client';
import { useStore } from '@/shared/browser/use-store';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { apiClient } from '../client/client';
import { NoResponseError } from '../client/explanations';
import { Button } from '../response/button';
import { Sentence } from '../response/failure';
import { Outcome } from '../response/outcome';
import { lastAddress, ServerAddress } from '../server/server-address';
import { useSignIn } from '../server/sign-in-dialog';
import type { Runs } from './runs';
import '../response/parts.css';
import './panel.css';

// Loaded with the panel, in one chunk.
export { openRuns } from './runs';

interface PickerProps {
  texts: PanelTexts;
  labelledBy: string;
  /** Why a request got no response, where the outcome says it. */
  explained: string | undefined;
}

/** Chooses where requests go, for the whole site. */
function ServerPicker({ texts, labelledBy, explained }: PickerProps) {
  const client = apiClient();
  const { state } = useSyncExternalStore(subscribeSandbox, sandboxStatus);
  const target = useStore(client.target);
  const id = useId();
  const choices = [
    ['sandbox', texts.sandbox, () => client.choose({ kind: 'sandbox' })],
    ['server', texts.ownServer, () => client.choose({ kind: 'server', origin: lastAddress() })],
  ] as const;

  return (
    <div className="console-server" role="radiogroup" aria-labelledby={labelledBy}>
      <div className="console-choices row">
        {choices.map(([kind, label, choose]) => (
          <label key={kind} className="line">
            <input type="radio" name={id} checked={target.kind === kind} onChange={choose} /> {label}
          </label>
        ))}
      </div>
      {target.kind === 'server' && (
        <ServerAddress texts={texts} origin={target.origin} explained={explained} />
      )}
      <p className="hint">
        {target.kind === 'sandbox'
          ? texts[state === 'memory-only' ? 'memoryMeans' : 'sandboxMeans']
          : format(texts.serverMeans, { origin: target.origin })}
      </p>
    </div>
  );
}

/**
 * Says why a session has ended, or what is odd about it, and shows the one at the reader's own server, which the
 * console shares.
 */
function Session({ texts, signIn }: { texts: PanelTexts; signIn: () => void }) {
  const { account, target } = apiClient();
  const { session, notice } = useStore(account);
  return (
    <>
      <p role="status">{notice && <Sentence text={notice} />}</p>
      {useStore(target).kind === 'server' && (
        <div className="row">
          {session && (
            <p>{session.email ? format(texts.signedInAs, { email: session.email }) : texts.withToken}</p>
          )}
          <Button onClick={() => (session ? account.signOut() : signIn())}>
            {session ? texts.signOut : texts.signInAt}
          </Button>
        </div>
      )}
    </>
  );
}

/** Shows the outcome of an example's last run, and where the next one goes. */
export function Panel({ runs, texts }: { runs: Runs; texts: PanelTexts }) {
  const id = useId();
  const target = useStore(apiClient().target);
  const { spec, now, previous } = useStore(runs.state);
  const { signIn, dialog } = useSignIn(texts);
  const error = now.kind === 'failed' && now.error;
  const explained = error instanceof NoResponseError ? error.explanation.cause : undefined;

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
          state={now}
          spec={spec}
          target={target}
          actions={{ ...runs, signIn: () => signIn(runs.startOver, runs.runAgain) }}
        />
        {previous && (
          <div className="ax-previous">
            <p>{texts.previous}</p>
            <Outcome texts={texts} state={previous} spec={spec} target={target} />
          </div>
        )}
      </Boundary>
      <div className="ax-target">
        <p id={`${id}target`}>{texts.runsAgainst}</p>
        <ServerPicker texts={texts} labelledBy={`${id}target`} explained={explained} />
        <Session texts={texts} signIn={() => signIn(runs.runAgain)} />
        {dialog}
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { signInAsAdministrator } from '@/client/api/administrator';
import { apiClient } from '@/client/api/client';
import { callOf } from '@/client/api/match-call';
import type { Target } from '@/client/api/target';
import { saveFile } from '@/client/save-file';
import { Button } from '@/components/api/button';
import { CodeRuns } from '@/components/mdx/code-runs';
import { prettyJson } from '@/lib/api/json';
import { liveRuns } from '@/lib/code/live-runs';
import { judgeResponse } from '@/lib/contract/contract-match';
import { getOperation } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import type { ApiResponse } from '@/lib/examples/runner';
import type { ExampleSpec } from '@/lib/examples/types';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { scrollable } from '@/lib/markup/scrollable';
import { type OutcomeActions, titleOf } from './outcome-state';

/** Where the response's form differs from the contract; empty where it does not, or is not known to. */
function formDifferences({ spec, status, type, body, received }: ApiResponse): string {
  if (received.broken || (body === '' && received.blob.size > 0)) return '';
  const call = callOf(spec.method, `http://localhost${spec.path}`);
  if (!call) return '';
  const verdict = judgeResponse(getOperation(call.operationId), status, type, body);
  return verdict.kind === 'other-form' ? verdict.differences.join('; ') : '';
}

function Body({ texts, response }: { texts: PanelTexts; response: ApiResponse }) {
  const { received, body, type } = response;
  const bytes = received.blob.size.toLocaleString();
  if (received.blob.size === 0 && !received.broken) return <p>{texts.noBody}</p>;
  const isText = /^text\/|json|xml/i.test(type);
  return (
    <>
      {received.broken && <p className="ax-bad">{texts.cutOff}</p>}
      {body === '' && received.blob.size > 0 && (
        <p>{format(isText ? texts.tooLong : texts.binary, { bytes })}</p>
      )}
      {body !== '' && (
        <pre {...scrollable}>
          <code>
            <CodeRuns runs={liveRuns(prettyJson(body), /json/i.test(type) ? 'json' : '')} />
          </code>
        </pre>
      )}
      {body === '' && received.blob.size > 0 && (
        <p>
          <Button onClick={() => saveFile(received.blob, isText ? 'response.txt' : 'response.bin')}>
            {texts.save}
          </Button>
        </p>
      )}
    </>
  );
}

/** The way out of a response that was not expected. */
function WayOut({ texts, response, target, actions }: Required<Omit<Props, 'spec' | 'isJudged'>>) {
  const isSignIn = response.spec.save?.accessToken !== undefined;
  if (isSignIn && response.status === 400 && target.kind === 'sandbox') {
    const restore = () =>
      void signInAsAdministrator(apiClient().account).then(actions.runEarlier, actions.runAgain);
    return (
      <p className="row">
        <span>{texts.lockedOut}</span>
        <Button onClick={restore}>{texts.restore}</Button>
      </p>
    );
  }
  const isRegistered =
    response.spec.path === '/api/auth/register' && /Registration failed/.test(response.body);
  if (isRegistered) return <p>{texts.registered}</p>;
  const isStale =
    response.status === 401 ||
    response.status === 404 ||
    (response.status === 400 && /\{\{/.test(response.spec.path));
  if (!isStale) return null;
  return (
    <p className="row">
      {response.status === 404 && <span>{texts.notFound}</span>}
      <Button onClick={actions.startOver}>{texts.startOver}</Button>
    </p>
  );
}

interface Props {
  texts: PanelTexts;
  response: ApiResponse;
  spec: ExampleSpec;
  target: Target;
  isJudged: boolean;
  actions?: OutcomeActions;
}

/** A response, and whether it is the one that the page promises: its status, and the form that the contract gives it. */
export function ResponseView({ texts, response, spec, target, isJudged, actions }: Props) {
  const [differences, setDifferences] = useState('');
  // After drawing: a long response is on screen before it is compared.
  useEffect(() => setDifferences(isJudged ? formDifferences(response) : ''), [response, isJudged]);

  const hasStatus = response.status === response.spec.status;
  const isAsPromised = hasStatus && differences === '';
  // What the page says of an Endatix server is no surprise on one.
  const isPredicted = !isAsPromised && target.kind === 'server' && response.status === response.spec.onServer;
  const isExpected = (isAsPromised || isPredicted) && !response.received.broken;
  const duration = format(texts.duration, { milliseconds: Math.max(1, Math.round(response.milliseconds)) });
  const verdict = isPredicted
    ? texts.asPredicted
    : !hasStatus
      ? format(texts.unexpected, { status: response.spec.status })
      : differences
        ? format(texts.otherForm, { differences })
        : texts.asExpected;
  return (
    <>
      <p className={isExpected ? 'ax-good' : 'ax-bad'}>
        {response.spec !== spec && `${format(texts.stoppedAt, { title: titleOf(response.spec, texts) })} `}
        <strong>
          {response.status} {statusText(response.status)}
        </strong>{' '}
        {duration}
        {!response.received.broken && `, ${verdict}`}
      </p>
      {!hasStatus && !isPredicted && actions && (
        <WayOut texts={texts} response={response} target={target} actions={actions} />
      )}
      <Body texts={texts} response={response} />
    </>
  );
}

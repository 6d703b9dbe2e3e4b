import { useEffect, useState } from 'react';
import { CodeRuns } from '@/components/mdx/code-runs';
import { signInAsAdministrator } from '@/lib/browser/api/administrator';
import { apiClient } from '@/lib/browser/api/client';
import { callOf } from '@/lib/browser/api/match-call';
import type { Target } from '@/lib/browser/api/target';
import { saveFile } from '@/lib/browser/save-file';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { prettyJson } from '@/lib/shared/api/json';
import { liveRuns } from '@/lib/shared/code/live-runs';
import type { Answer } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { scrollable } from '@/lib/shared/markup/scrollable';
import { judgeAnswer } from '@/lib/shared/openapi/contract-match';
import { getOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { type OutcomeActions, titleOf } from './outcome-state';

/** Where the answer's form differs from the contract; empty where it does not, or is not known to. */
function formDifferences({ spec, status, type, body, received }: Answer): string {
  if (received.broken || (body === '' && received.blob.size > 0)) return '';
  const call = callOf(spec.method, `http://localhost${spec.path}`);
  if (!call) return '';
  const verdict = judgeAnswer(getOperation(call.operationId), status, type, body);
  return verdict.kind === 'other-form' ? verdict.differences.join('; ') : '';
}

function Body({ texts, answer }: { texts: PanelTexts; answer: Answer }) {
  const { received, body, type } = answer;
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
          <button
            type="button"
            className="console-button"
            onClick={() => saveFile(received.blob, isText ? 'answer.txt' : 'answer.bin')}
          >
            {texts.save}
          </button>
        </p>
      )}
    </>
  );
}

/** The way out of an answer that was not expected. */
function WayOut({ texts, answer, target, actions }: Required<Omit<Props, 'spec' | 'isJudged'>>) {
  const isSignIn = answer.spec.save?.accessToken !== undefined;
  if (isSignIn && answer.status === 400 && target.kind === 'sandbox') {
    const restore = () =>
      void signInAsAdministrator(apiClient().account).then(actions.runEarlier, actions.runAgain);
    return (
      <p className="console-inline">
        <span>{texts.lockedOut}</span>
        <button type="button" className="console-button" onClick={restore}>
          {texts.restore}
        </button>
      </p>
    );
  }
  const isStale =
    answer.status === 401 ||
    answer.status === 404 ||
    (answer.status === 400 && /\{\{/.test(answer.spec.path));
  if (!isStale) return null;
  return (
    <p className="console-inline">
      {answer.status === 404 && <span>{texts.notFound}</span>}
      <button type="button" className="console-button" onClick={actions.startOver}>
        {texts.startOver}
      </button>
    </p>
  );
}

interface Props {
  texts: PanelTexts;
  answer: Answer;
  spec: ExampleSpec;
  target: Target;
  isJudged: boolean;
  actions?: OutcomeActions;
}

/** An answer, and whether it is the one that the page promises: its status, and the form that the contract gives it. */
export function AnswerView({ texts, answer, spec, target, isJudged, actions }: Props) {
  const [differences, setDifferences] = useState('');
  // After drawing: a long answer is on screen before it is compared.
  useEffect(() => setDifferences(isJudged ? formDifferences(answer) : ''), [answer, isJudged]);

  const hasStatus = answer.status === answer.spec.status;
  const isAsPromised = hasStatus && differences === '';
  // What the page says of a running server is no surprise on one.
  const isForetold = !isAsPromised && target.kind === 'server' && answer.status === answer.spec.onServer;
  const isExpected = (isAsPromised || isForetold) && !answer.received.broken;
  const duration = format(texts.duration, { milliseconds: Math.max(1, Math.round(answer.milliseconds)) });
  const verdict = isForetold
    ? texts.asForetold
    : !hasStatus
      ? format(texts.unexpected, { status: answer.spec.status })
      : differences
        ? format(texts.otherForm, { differences })
        : texts.asExpected;
  return (
    <>
      <p className={isExpected ? 'ax-good' : 'ax-bad'}>
        {answer.spec !== spec && `${format(texts.stoppedAt, { title: titleOf(answer.spec, texts) })} `}
        <strong>
          {answer.status} {statusText(answer.status)}
        </strong>{' '}
        {duration}
        {!answer.received.broken && `, ${verdict}`}
      </p>
      {!hasStatus && !isForetold && actions && (
        <WayOut texts={texts} answer={answer} target={target} actions={actions} />
      )}
      <Body texts={texts} answer={answer} />
    </>
  );
}

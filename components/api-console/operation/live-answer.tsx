import { useEffect, useState } from 'react';
import { Failure } from '@/components/api-client/failure';
import type { Ended } from '@/lib/browser/console/exchanges';
import { judgeAnswer } from '@/lib/shared/openapi/contract-match';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { CodeFigure } from '../code-figure';
import { Advice } from './advice';
import { AnswerBody } from './answer-body';
import { placeOf } from './place';
import { SentRequest } from './sent-request';
import { useExchange } from './use-exchange';

/** Seconds since a moment, counted on while it is shown. */
function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // Not announced: a number that changes by itself would be read out without end.
  return <span aria-hidden="true">{Math.max(0, Math.floor((now - since) / 1000))} s</span>;
}

function Verdict({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  if (sent.outcome.kind !== 'answer') return null;
  const { status, headers, body } = sent.outcome;
  // What is not all there, or no text that can be read, is not judged.
  if (body.broken || (body.text === undefined && body.blob.size > 0 && /json/i.test(body.blob.type)))
    return null;
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  // Bytes that are no text are no JSON either.
  const text = body.text ?? (body.blob.size > 0 ? '\u0000' : '');
  const verdict = judgeAnswer(operation, status, type, text);
  if (verdict.kind === 'as-promised')
    return <p className="console-hint">The answer has the form that the contract promises.</p>;
  if (verdict.kind === 'unknown-status')
    return (
      <p className="console-bad">The contract of this operation knows no answer with status {status}.</p>
    );
  return (
    <p className="console-bad">
      This is not the answer that the contract promises: {verdict.differences.join('; ')}. Is it an Endatix
      server of this version?
    </p>
  );
}

function Summary({ sent }: { sent: Ended }) {
  const { outcome, target, milliseconds } = sent;
  if (outcome.kind === 'cancelled')
    return (
      <p>
        You cancelled this request after {milliseconds} ms. {placeOf(target)} may have carried it out all the
        same.
      </p>
    );
  if (outcome.kind === 'failed') return <Failure error={outcome.error} />;
  return (
    <p>
      <strong className={`console-status console-status-${String(outcome.status)[0]}`}>
        {outcome.status} {statusText(outcome.status)}
      </strong>{' '}
      from {placeOf(target)} in {milliseconds} ms
    </p>
  );
}

function Details({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const { outcome } = sent;
  if (outcome.kind !== 'answer') return <SentRequest sent={sent} />;
  const type = outcome.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return (
    <>
      <Advice operation={operation} sent={sent} />
      <Verdict operation={operation} sent={sent} />
      <AnswerBody body={outcome.body} type={type} />
      {outcome.headers.length > 0 && (
        <details>
          <summary>Headers of the answer</summary>
          <CodeFigure
            label="Headers"
            text={outcome.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          />
        </details>
      )}
      <SentRequest sent={sent} />
    </>
  );
}

/** What the server answered, or why there is no answer; while a request is under way, the answer before it as such. */
export function LiveAnswer({ operation }: { operation: ApiOperation }) {
  const { current, last } = useExchange(operation.id);
  return (
    <>
      {(current || last) && (
        <div className="console-answer">
          <h4>Answer</h4>
          <div role="status" aria-busy={current !== undefined}>
            {current ? (
              <p>
                Waiting for {placeOf(current.target)} … <Seconds since={current.startedAt} />
              </p>
            ) : (
              last && <Summary sent={last} />
            )}
          </div>
          {last && !current && <Details operation={operation} sent={last} />}
        </div>
      )}
      {current && last && (
        <div className="console-answer console-former">
          <h4>The answer before</h4>
          <Summary sent={last} />
          <Details operation={operation} sent={last} />
        </div>
      )}
    </>
  );
}

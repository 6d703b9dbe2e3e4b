import { useEffect, useState } from 'react';
import { Failure } from '@/components/api-client/failure';
import type { Ended } from '@/lib/browser/console/exchanges';
import { format } from '@/lib/i18n/format';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { CodeFigure } from '../code-figure';
import { useTexts } from '../texts';
import { Advice } from './advice';
import { AnswerBody } from './answer-body';
import { placeOf } from './place';
import { SentRequest } from './sent-request';
import { useExchange } from './use-exchange';
import { Verdict } from './verdict';

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

function Summary({ sent }: { sent: Ended }) {
  const { outcome, target, milliseconds } = sent;
  const texts = useTexts();
  if (outcome.kind === 'cancelled') return <p>{format(texts.cancelled, { milliseconds })}</p>;
  if (outcome.kind === 'failed') return <Failure error={outcome.error} />;
  return (
    <p>
      <strong className={`console-status console-status-${String(outcome.status)[0]}`}>
        {outcome.status} {statusText(outcome.status)}
      </strong>{' '}
      {format(texts.fromIn, { place: placeOf(target, texts), milliseconds })}
    </p>
  );
}

function Details({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const { outcome } = sent;
  const texts = useTexts();
  if (outcome.kind !== 'answer') return <SentRequest sent={sent} />;
  const type = outcome.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return (
    <>
      <Advice operation={operation} sent={sent} />
      <Verdict operation={operation} sent={sent} />
      {outcome.hasHiddenToken && <p className="console-bad">{texts.tokenHidden}</p>}
      <AnswerBody body={outcome.body} type={type} />
      {outcome.headers.length > 0 && (
        <details>
          <summary>{texts.answerHeaders}</summary>
          <CodeFigure
            label={texts.headers}
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
  const texts = useTexts();
  return (
    <>
      {(current || last) && (
        <div className="console-answer">
          <h4>{texts.answer}</h4>
          <div role="status" aria-busy={current !== undefined}>
            {current ? (
              <p>
                {format(texts.waiting, { place: placeOf(current.target, texts) })}{' '}
                <Seconds since={current.startedAt} />
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
          <h4>{texts.formerAnswer}</h4>
          <Summary sent={last} />
          <Details operation={operation} sent={last} />
        </div>
      )}
    </>
  );
}

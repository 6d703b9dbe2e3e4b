import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isWrapping, onWrapping, setWrapping } from '@/client/behaviors/wrap-code';
import type { Ended } from '@/client/console/exchanges';
import { grouped } from '@/client/formatters';
import { saveFile } from '@/client/save-file';
import { Button } from '@/components/api/button';
import { Failure } from '@/components/api/failure';
import { useVerdict } from '@/components/api/use-verdict';
import { hideToken, tokenOf } from '@/lib/api/hide-tokens';
import { prettyJson } from '@/lib/api/json';
import { type ReceivedBody, shownPart } from '@/lib/api/read-body';
import type { ApiOperation } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import { format } from '@/lib/i18n/format';
import { CodeFigure } from '../code-figure';
import { useExchange, useTexts } from '../console-context';
import { placeOf } from './execute';
import { SentRequest } from './request-code';
import { Advice, ContractDetails, Deviation } from './verdict';

function sentenceOf(body: ReceivedBody, type: string, texts: ConsoleTexts): string {
  const size = format(texts.bytes, { count: grouped().format(body.blob.size) });
  if (body.broken === 'cut-off')
    return format(body.blob.size === 0 ? texts.cutOffEmpty : texts.cutOff, { size });
  if (body.broken === 'too-large') return format(texts.tooLarge, { size });
  switch (shownPart(body)) {
    case 'nothing':
      return texts.noBody;
    case 'too-long':
      return format(texts.tooLong, { size });
    case 'binary':
      return format(texts.binary, { size, type: type || texts.noType });
    case 'text':
      return '';
  }
}

interface Props {
  body: ReceivedBody;
  /** Media type that the server gave. */
  type: string;
  /** Token that is not shown; undefined for none. */
  token?: string | undefined;
}

/** The body of a response: shown where it is a text of reasonable length, and always to be had as a file. */
export function ResponseBody({ body, type, token }: Props) {
  const wraps = useSyncExternalStore(onWrapping, isWrapping);
  const texts = useTexts();
  const sentence = sentenceOf(body, type, texts);
  const isJson = /\bjson\b/i.test(type);
  const known = shownPart(body) === 'text' ? body.text : undefined;
  // Not parsed: 64-bit ids would lose their last digits.
  const text = known && isJson ? prettyJson(known) : known;
  return (
    <>
      {sentence && <p className={body.broken ? 'console-bad' : undefined}>{sentence}</p>}
      {text && (
        <div>
          <CodeFigure
            label={type || texts.bodyLabel}
            text={hideToken(text, token)}
            copies={text}
            {...(isJson && { language: 'json' })}
          />
        </div>
      )}
      {body.blob.size > 0 && (
        <div className="row">
          <Button onClick={() => saveFile(body.blob, body.name)}>{texts.save}</Button>
          {text && (
            <Button aria-pressed={wraps} onClick={() => setWrapping(!wraps)}>
              {texts.wrap}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

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
  const verdict = useVerdict(operation, outcome.kind === 'response' ? outcome : undefined);
  if (outcome.kind !== 'response') return <SentRequest sent={sent} />;
  const token = tokenOf(sent.request.headers);
  const headers = outcome.headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  const hasToken = token !== undefined && `${headers}${outcome.body.text}`.includes(token);
  return (
    <>
      <Advice operation={operation} sent={sent} verdict={verdict} />
      {verdict && <Deviation verdict={verdict} sent={sent} />}
      {hasToken && <p className="console-bad">{texts.tokenHidden}</p>}
      <ResponseBody body={outcome.body} type={outcome.type} token={token} />
      {outcome.headers.length > 0 && (
        <details>
          <summary>{texts.responseHeaders}</summary>
          <CodeFigure label={texts.headers} text={hideToken(headers, token)} copies={headers} />
        </details>
      )}
      {verdict && <ContractDetails verdict={verdict} />}
      <SentRequest sent={sent} />
    </>
  );
}

/** Shows the response, or why there is none; while a request runs, the previous response. */
export function LiveResponse({ operation }: { operation: ApiOperation }) {
  const { current, last } = useExchange(operation.id);
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  // The response to a press comes into view; one that was there before the row was opened moves nothing.
  useEffect(() => {
    if (!current && isAwaited.current) box.current?.scrollIntoView({ block: 'nearest' });
    isAwaited.current = current !== undefined;
  }, [current]);
  return (
    <>
      {(current || last) && (
        <div className="console-response box" ref={box}>
          <h4>{texts.response}</h4>
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
        <div className="console-response box console-previous">
          <h4>{texts.previousResponse}</h4>
          <Summary sent={last} />
          <Details operation={operation} sent={last} />
        </div>
      )}
    </>
  );
}

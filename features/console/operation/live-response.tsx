import { useEffect, useRef } from 'react';
import { Advice } from '@/features/try/response/advice';
import { Deviation } from '@/features/try/response/deviation';
import { Failure } from '@/features/try/response/failure';
import { ResponseBody } from '@/features/try/response/response-body';
import { useVerdict } from '@/features/try/response/use-verdict';
import { statusText } from '@/shared/contract/status';
import { getToken } from '@/shared/http/hide-tokens';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Ended } from '../client/exchanges';
import { useConsole, useExchange, useOperation } from '../console-context';
import { focusExecute, targetName } from './execute';

function Summary({ sent }: { sent: Ended }) {
  const { outcome, target, milliseconds } = sent;
  if (outcome.kind === 'cancelled') return <p>{format(texts.cancelled, { milliseconds })}</p>;
  if (outcome.kind === 'failed') return <Failure error={outcome.error} />;
  return (
    <p>
      <strong className={`console-status console-status-${String(outcome.status)[0]}`}>
        {outcome.status} {statusText(outcome.status)}
      </strong>{' '}
      {format(texts.fromIn, { place: targetName(target), milliseconds })}
    </p>
  );
}

function Details({ sent }: { sent: Ended }) {
  const operation = useOperation();
  const { execute, panelRequest } = useConsole();
  const { outcome, request } = sent;
  const verdict = useVerdict(operation, outcome.kind === 'response' ? outcome : undefined);
  if (outcome.kind !== 'response') return null;
  const token = getToken(request.headers);
  const hasToken = token !== undefined && `${outcome.headers}${outcome.body.text}`.includes(token);
  return (
    <>
      <Advice
        texts={panelTexts}
        received={{
          operation: operation.id,
          // An address that another program lacks names no item.
          hasId: operation.path.includes('{') && verdict?.kind !== 'foreign',
          needsToken: operation.isProtected,
          isSandbox: sent.target === 'sandbox',
          status: outcome.status,
          body: outcome.body.text,
        }}
        signIn={(button) => {
          // The button goes with its response.
          focusExecute(button);
          panelRequest.set(() => execute(operation));
        }}
      />
      <Deviation
        verdict={verdict}
        status={outcome.status}
        origin={sent.target === 'sandbox' ? undefined : sent.target}
        isServerOnly={operation.isServerOnly}
        texts={panelTexts}
      />
      {hasToken && <p className="console-bad">{texts.tokenHidden}</p>}
      <ResponseBody response={outcome} texts={panelTexts}>
        <p className="console-sent">
          <code>
            {request.method}{' '}
            {sent.target === 'sandbox' ? request.url.slice(REFERENCE_ORIGIN.length) : request.url}
          </code>
        </p>
        {verdict?.kind === 'contract' && <p className="hint">{texts.asPromised}</p>}
        {verdict?.kind === 'unchecked' && <p className="hint">{texts.unchecked}</p>}
      </ResponseBody>
    </>
  );
}

export function LiveResponse() {
  const { current, last } = useExchange();
  const box = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  // Scrolls to the response of a press. One that was there before the row was opened moves nothing.
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
              <p>{format(texts.waiting, { place: targetName(current.target) })}</p>
            ) : (
              last && <Summary sent={last} />
            )}
          </div>
          {last && !current && <Details sent={last} />}
        </div>
      )}
      {current && last && (
        <div className="console-response box console-previous">
          <h4>{texts.previousResponse}</h4>
          <Summary sent={last} />
          <Details sent={last} />
        </div>
      )}
    </>
  );
}

import type { HttpResponse } from '@/shared/http/exchange';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import type { Release } from '../client/release';
import { getOrigin, type Target } from '../client/target';
import type { Verdict } from '../verdict/verdict';
import { Advice, type AdviceActions, type Called } from './advice';
import { Deviation } from './deviation';
import { Redirected } from './redirected';

interface Props extends Called {
  /** Whether the contract lacks the operation, so a server may, too. */
  isServerOnly?: boolean;
  texts: PanelTexts;
  response: HttpResponse;
  target: Target;
  judged: { verdict: Verdict | undefined; release: Release | undefined };
  /** Left out where there is nothing to do, as for a previous response. */
  actions?: (AdviceActions & { useServer: (origin: string) => void }) | undefined;
  /** Whether the reader wanted this response. */
  isWanted?: boolean;
}

/** Says below a response, in the console and below Run, how it deviates from the contract and what to do. */
export function ResponseNotes({
  texts,
  response,
  target,
  judged,
  isServerOnly,
  actions,
  isWanted,
  ...called
}: Props) {
  const { verdict, release } = judged;
  const { status, body, sent } = response;
  const isServer = target.kind === 'server';
  // An address that another program lacks names no item.
  const isElsewhere = status === 404 && verdict?.kind === 'foreign';
  return (
    <>
      <Deviation
        verdict={verdict}
        status={status}
        origin={isServer ? target.origin : undefined}
        release={release}
        isServerOnly={isServerOnly}
        texts={texts}
      />
      <Redirected response={response} origin={getOrigin(target)} texts={texts} onUse={actions?.useServer} />
      {actions && !isWanted && (
        <Advice
          texts={texts}
          received={{
            ...called,
            hasId: called.hasId && !isElsewhere,
            isSandbox: !isServer,
            status,
            body: body.text,
            sent: sent.body,
            url: sent.url,
            release,
          }}
          {...actions}
        />
      )}
    </>
  );
}

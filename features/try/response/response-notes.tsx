import type { HttpResponse } from '@/shared/http/exchange';
import { getToken } from '@/shared/http/hide-tokens';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Release } from '../client/release';
import { getOrigin, type Target } from '../client/target';
import type { Verdict } from '../verdict/verdict';
import { Advice, type AdviceActions, type Called } from './advice';
import { Button } from './button';
import { Deviation } from './deviation';

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

/** Returns the base address that a redirect leads to; undefined where the path of the API has changed, too. */
function getBase(origin: string, sent: string, redirected: string): string | undefined {
  const path = sent.slice(origin.length);
  return path && redirected.endsWith(path) ? redirected.slice(0, -path.length) : undefined;
}

/** Says that a response comes from another address, and what browsers change on the way there. */
function Redirected({
  texts,
  response,
  target,
  actions,
}: Pick<Props, 'texts' | 'response' | 'target' | 'actions'>) {
  const { sent, redirectedTo } = response;
  const { useServer: choose } = actions ?? {};
  if (redirectedTo === undefined) return null;
  const base = getBase(getOrigin(target), sent.url, redirectedTo);
  const hasLeft = new URL(redirectedTo).origin !== new URL(sent.url).origin;
  const sentences = [
    format(texts.redirected, { url: redirectedTo }),
    ...(['GET', 'HEAD'].includes(sent.method)
      ? []
      : [format(texts.redirectedMethod, { method: sent.method })]),
    ...(hasLeft && getToken(sent.headers) ? [texts.redirectedToken] : []),
  ];
  return (
    <p className="console-bad row" role="status">
      <span>{sentences.join(' ')}</span>
      {base !== undefined && choose && (
        <Button onClick={() => choose(base)}>{format(texts.useOrigin, { origin: base })}</Button>
      )}
    </p>
  );
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
  const { status } = response;
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
      <Redirected texts={texts} response={response} target={target} actions={actions} />
      {actions && !isWanted && (
        <Advice
          {...called}
          {...actions}
          texts={texts}
          hasId={called.hasId && !isElsewhere}
          isSandbox={!isServer}
          response={response}
          release={release}
        />
      )}
    </>
  );
}

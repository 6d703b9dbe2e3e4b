import { signInAsAdministrator } from '@/client/api/administrator';
import { apiClient } from '@/client/api/client';
import type { Target } from '@/client/api/target';
import { Button } from '@/components/api/button';
import { Deviation } from '@/components/api/deviation';
import { ResponseBody } from '@/components/api/response-body';
import { useVerdict } from '@/components/api/use-verdict';
import { apiOperations } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import type { ApiResponse } from '@/lib/examples/runner';
import type { ExampleSpec } from '@/lib/examples/types';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { type OutcomeActions, titleOf } from './outcome-state';

/** The way out of a response that was not expected. */
function WayOut({ texts, response, target, actions }: Required<Omit<Props, 'spec' | 'isJudged'>>) {
  const { operation } = response.spec;
  if (operation === 'login' && response.status === 400 && target.kind === 'sandbox') {
    const restore = () =>
      void signInAsAdministrator(apiClient().account).then(actions.runEarlier, actions.runAgain);
    return (
      <p className="row">
        <span>{texts.lockedOut}</span>
        <Button onClick={restore}>{texts.restore}</Button>
      </p>
    );
  }
  const isRegistered = operation === 'register' && /Registration failed/.test(response.body);
  if (isRegistered) return <p>{texts.registered}</p>;
  if (response.status === 400 && response.spec.save?.accessToken !== undefined)
    return <p>{texts.otherUser}</p>;
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

/** A response. Says what is not as the page and the contract promise; on a server, known differences are named. */
export function ResponseView({ texts, response, spec, target, isJudged, actions }: Props) {
  const { status, received } = response;
  // What only a server has isn't compared: reading pages don't load its description.
  const operation = apiOperations.find(({ id }) => id === response.spec.operation);
  const verdict = useVerdict(isJudged ? operation : undefined, received);
  const isServer = target.kind === 'server';
  const isKnown = isServer && verdict?.kind === 'known';
  const isOtherForm = verdict && 'deviations' in verdict && verdict.isStatusKnown && !isKnown;
  // An operation that is there has another 404.
  const isElsewhere = target.kind === 'server' && status === 404 && verdict?.kind === 'foreign';
  const hasStatus = status === response.spec.status;
  // What the page says of an Endatix server is no surprise on one.
  const isPredicted = isServer && status === response.spec.onServer;
  const isExpected = (hasStatus || isPredicted) && !isOtherForm && !received.body.broken;
  const remarks = [
    format(texts.duration, { milliseconds: received.milliseconds }),
    ...(hasStatus || isPredicted ? [] : [format(texts.unexpected, { status: response.spec.status })]),
  ];
  return (
    <>
      <p className={isExpected ? 'ax-good' : 'ax-bad'}>
        {response.spec !== spec && `${format(texts.stoppedAt, { title: titleOf(response.spec, texts) })} `}
        <strong>
          {status} {statusText(status)}
        </strong>{' '}
        {remarks.join(', ')}
      </p>
      <Deviation
        verdict={verdict}
        status={status}
        origin={target.kind === 'server' ? target.origin : undefined}
        texts={texts}
      />
      {!hasStatus && !isPredicted && !isElsewhere && actions && (
        <WayOut texts={texts} response={response} target={target} actions={actions} />
      )}
      <div>
        <ResponseBody response={received} texts={texts} />
      </div>
    </>
  );
}

import { signInAsAdministrator } from '@/features/api-client/administrator';
import { Button } from '@/features/api-client/button';
import { apiClient } from '@/features/api-client/client';
import { Deviation } from '@/features/api-client/deviation';
import { ResponseBody } from '@/features/api-client/response-body';
import type { Target } from '@/features/api-client/target';
import { useVerdict } from '@/features/api-client/use-verdict';
import { apiOperations } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Runs } from './example-runs';
import type { ApiResponse } from './requests/runner';
import { stepTitle } from './requests/steps';
import type { ExampleSpec } from './requests/types';

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
  actions?: Runs;
}

/** Shows a response, and where it differs from page and contract; known differences are named. */
export function ResponseView({ texts, response, spec, target, isJudged, actions }: Props) {
  const { status, received } = response;
  // Reading pages don't load the description of operations that only a server has.
  const operation = apiOperations.find(({ id }) => id === response.spec.operation);
  const verdict = useVerdict(isJudged ? operation : undefined, received);
  const isServer = target.kind === 'server';
  const isKnown = isServer && verdict?.kind === 'known';
  const isOtherForm = verdict && 'deviations' in verdict && verdict.isStatusKnown && !isKnown;
  const isElsewhere = target.kind === 'server' && status === 404 && verdict?.kind === 'foreign';
  const hasStatus = status === response.spec.status;
  // The page says this of an Endatix server.
  const isPredicted = isServer && status === response.spec.onServer;
  const isExpected = (hasStatus || isPredicted) && !isOtherForm && !received.body.broken;
  const remarks = [
    format(texts.duration, { milliseconds: received.milliseconds }),
    ...(hasStatus || isPredicted ? [] : [format(texts.unexpected, { status: response.spec.status })]),
  ];
  return (
    <>
      <p className={isExpected ? 'ax-good' : 'ax-bad'}>
        {response.spec !== spec && `${format(texts.stoppedAt, { title: stepTitle(response.spec, texts) })} `}
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

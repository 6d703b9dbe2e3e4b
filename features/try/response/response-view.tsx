import { apiOperations } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { getOrigin, type Target } from '../client/target';
import { useRelease } from '../client/use-release';
import { stepTitle } from '../request/plan';
import type { ApiResponse } from '../request/runner';
import type { ExampleSpec } from '../request/types';
import type { OutcomeActions } from '../run/runs';
import { Advice } from './advice';
import { Deviation } from './deviation';
import { Redirected } from './redirected';
import { ResponseBody } from './response-body';
import { useVerdict } from './use-verdict';

interface Props {
  texts: PanelTexts;
  response: ApiResponse;
  spec: ExampleSpec;
  target: Target;
  actions?: OutcomeActions;
}

/** Shows a response, and where it differs from page and contract; known differences are named. */
export function ResponseView({ texts, response, spec, target, actions }: Props) {
  const { status, received } = response;
  // Reading pages don't load the description of operations that only a server has.
  const operation = apiOperations.find(({ id }) => id === response.spec.operation);
  const release = useRelease(target);
  const verdict = useVerdict(operation, received, release);
  const isServer = target.kind === 'server';
  const isKnown = isServer && (verdict?.kind === 'known' || verdict?.kind === 'later');
  const isOtherForm = verdict && 'deviations' in verdict && verdict.isStatusKnown && !isKnown;
  const isElsewhere = isServer && status === 404 && verdict?.kind === 'foreign';
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
        origin={isServer ? target.origin : undefined}
        release={release}
        texts={texts}
      />
      <Redirected response={received} origin={getOrigin(target)} texts={texts} onUse={actions?.useServer} />
      {!hasStatus && !isPredicted && !isElsewhere && actions && (
        <Advice
          texts={texts}
          received={{
            operation: response.spec.operation,
            hasId: response.spec.path.includes('{{'),
            needsToken: response.spec.auth === true,
            isSandbox: !isServer,
            status,
            body: response.body,
            sent: received.sent.body,
            url: received.sent.url,
            release,
          }}
          signIn={actions.signIn}
          startOver={actions.startOver}
        />
      )}
      <div>
        <ResponseBody response={received} texts={texts} />
      </div>
    </>
  );
}

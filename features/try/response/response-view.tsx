import { apiOperations } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Target } from '../client/target';
import { stepTitle } from '../request/plan';
import type { ApiResponse } from '../request/runner';
import type { ExampleSpec } from '../request/types';
import type { OutcomeActions } from '../run/runs';
import { ResponseBody } from './response-body';
import { ResponseNotes } from './response-notes';
import { useVerdict } from './use-verdict';

interface Props {
  texts: PanelTexts;
  response: ApiResponse;
  spec: ExampleSpec;
  target: Target;
  actions?: OutcomeActions | undefined;
}

/** Shows a response, and where it differs from page and contract; known differences are named. */
export function ResponseView({ texts, response, spec, target, actions }: Props) {
  const { status, received } = response;
  // Reading pages don't load the description of operations that only a server has.
  const operation = apiOperations.find(({ id }) => id === response.spec.operation);
  const judged = useVerdict(operation, received, target);
  const { verdict } = judged;
  const isServer = target.kind === 'server';
  const isKnown = isServer && (verdict?.kind === 'known' || verdict?.kind === 'later');
  const isOtherForm = verdict && 'deviations' in verdict && verdict.isStatusKnown && !isKnown;
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
      <ResponseNotes
        texts={texts}
        response={received}
        target={target}
        judged={judged}
        operation={response.spec.operation}
        needsToken={response.spec.auth === true}
        hasId={response.spec.path.includes('{{')}
        actions={actions}
        isWanted={hasStatus || isPredicted}
      />
      <div>
        <ResponseBody response={received} texts={texts} />
      </div>
    </>
  );
}

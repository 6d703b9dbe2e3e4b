import { apiOperations } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Target } from '../client/target';
import { stepTitle } from '../request/plan';
import type { ApiResponse, Missing } from '../request/runner';
import type { ExampleSpec } from '../request/types';
import type { OutcomeActions, OutcomeState } from '../run/runs';
import { Button } from './button';
import { Failure } from './failure';
import { ResponseBody } from './response-body';
import { ResponseNotes } from './response-notes';
import { useVerdict } from './use-verdict';

interface Props {
  texts: PanelTexts;
  state: OutcomeState;
  spec: ExampleSpec;
  target: Target;
  /** Left out for the previous outcome. */
  actions?: OutcomeActions | undefined;
}

function MissingView({ texts, missing, actions }: Pick<Props, 'texts' | 'actions'> & { missing: Missing }) {
  const names = missing.names.join(', ');
  if (missing.steps.length === 0) {
    const text = missing.names.some((name) => /^(access|refresh)Token$/.test(name))
      ? texts.noToken
      : texts.noValue;
    return <p className="ax-bad">{format(text, { names })}</p>;
  }
  const steps = missing.steps
    .map((step) => format(texts.step, { title: stepTitle(step, texts) }))
    .join(`, ${texts.nextStep} `);
  return (
    <>
      <p>{format(texts.valueMissing, { names, steps })}</p>
      {actions && (
        <button type="button" className="ax-run" onClick={actions.runEarlier}>
          {texts.runEarlier}
        </button>
      )}
    </>
  );
}

/** Shows a response, and where it differs from page and contract; known differences are named. */
function ResponseView({
  texts,
  response,
  spec,
  target,
  actions,
}: Omit<Props, 'state'> & { response: ApiResponse }) {
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

/** Shows what became of a run: a response, an error, or what it waits for or lacks. */
export function Outcome({ texts, state, spec, target, actions }: Props) {
  const isBusy = state.kind === 'busy';
  return (
    <div className="ax-outcome" role={actions && 'status'} aria-live={actions && 'polite'} aria-busy={isBusy}>
      {isBusy && (
        <p className="row">
          <span>{texts.wait}</span>
          {actions && <Button onClick={actions.cancel}>{texts.cancel}</Button>}
        </p>
      )}
      {state.kind === 'server-only' && <p className="ax-bad">{texts.serverOnly}</p>}
      {state.kind === 'cancelled' && <p>{texts.cancelled}</p>}
      {state.kind === 'response' && (
        <ResponseView texts={texts} response={state} spec={spec} target={target} actions={actions} />
      )}
      {state.kind === 'missing' && <MissingView texts={texts} missing={state} actions={actions} />}
      {state.kind === 'failed' && <Failure error={state.error} />}
    </div>
  );
}

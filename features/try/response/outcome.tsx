import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Target } from '../client/target';
import { stepTitle } from '../request/plan';
import type { Missing } from '../request/runner';
import type { ExampleSpec } from '../request/types';
import type { OutcomeActions, OutcomeState } from '../run/runs';
import { Button } from './button';
import { Failure } from './failure';
import { ResponseView } from './response-view';

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

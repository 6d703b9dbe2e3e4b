import { CodeRuns } from '@/components/mdx/code-runs';
import type { Target } from '@/lib/browser/api/target';
import { liveRuns } from '@/lib/browser/code-runs';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { prettyJson } from '@/lib/shared/api/json';
import { type Answer, type Missing, SIGN_IN } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';

export type OutcomeState =
  | Answer
  | Missing
  | { kind: 'busy' }
  | { kind: 'failed'; target: Target; reason: string };

interface Props {
  texts: PanelTexts;
  state: OutcomeState;
  spec: ExampleSpec;
  onRunEarlier: () => void;
}

const titleOf = (spec: ExampleSpec, texts: PanelTexts) => (spec === SIGN_IN ? texts.signIn : spec.title);

function AnswerView({ texts, answer, spec }: { texts: PanelTexts; answer: Answer; spec: ExampleSpec }) {
  const expected = answer.status === answer.spec.status;
  const duration = format(texts.duration, { milliseconds: Math.max(1, Math.round(answer.milliseconds)) });
  const verdict = expected ? texts.asExpected : format(texts.unexpected, { status: answer.spec.status });
  return (
    <>
      <p className={expected ? 'ax-good' : 'ax-bad'}>
        {answer.spec !== spec && `${format(texts.stoppedAt, { title: titleOf(answer.spec, texts) })} `}
        <strong>
          {answer.status} {statusText(answer.status)}
        </strong>{' '}
        {duration}, {verdict}
      </p>
      {answer.body === '' ? (
        <p>{texts.noBody}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
        <pre tabIndex={0}>
          <code>
            <CodeRuns runs={liveRuns(prettyJson(answer.body), 'json')} />
          </code>
        </pre>
      )}
    </>
  );
}

function MissingView({
  texts,
  missing,
  onRunEarlier,
}: Pick<Props, 'texts' | 'onRunEarlier'> & { missing: Missing }) {
  const names = missing.names.join(', ');
  if (missing.steps.length === 0) return <p className="ax-bad">{format(texts.noValue, { names })}</p>;
  const steps = missing.steps
    .map((step) => format(texts.step, { title: titleOf(step, texts) }))
    .join(`, ${texts.nextStep} `);
  return (
    <>
      <p>{format(texts.valueMissing, { names, steps })}</p>
      <button type="button" className="ax-run" onClick={onRunEarlier}>
        {texts.runEarlier}
      </button>
    </>
  );
}

function FailedView({ texts, target, reason }: { texts: PanelTexts; target: Target; reason: string }) {
  // The sandbox speaks English on every page.
  if (target.kind === 'sandbox')
    return (
      <p className="ax-bad" lang="en">
        {reason}
      </p>
    );
  return (
    <p className="ax-bad">
      {format(texts.noAnswer, { origin: target.origin, reason })}{' '}
      <a href={siteHref('/docs/configuration/settings/cors-settings')}>{texts.corsSettings}</a>.
    </p>
  );
}

/** Says what came of a run; screen readers announce each change. */
export function Outcome({ texts, state, spec, onRunEarlier }: Props) {
  return (
    <div className="ax-outcome" role="status" aria-live="polite" aria-busy={state.kind === 'busy'}>
      {state.kind === 'busy' && <p>{texts.running}</p>}
      {state.kind === 'answer' && <AnswerView texts={texts} answer={state} spec={spec} />}
      {state.kind === 'missing' && <MissingView texts={texts} missing={state} onRunEarlier={onRunEarlier} />}
      {state.kind === 'failed' && <FailedView texts={texts} target={state.target} reason={state.reason} />}
    </div>
  );
}

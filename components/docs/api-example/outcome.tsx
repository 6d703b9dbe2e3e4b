import { statusText } from '@/lib/openapi/status';
import { siteHref } from '@/lib/paths';
import { prettyJson } from '@/lib/samples/json';
import type { Answer, Missing } from './runner';
import type { Target } from './target';
import type { ExampleSpec } from './types';

export type OutcomeState =
  | Answer
  | Missing
  | { kind: 'busy' }
  | { kind: 'failed'; target: Target; reason: string };

interface Props {
  state: OutcomeState;
  spec: ExampleSpec;
  onRunEarlier: () => void;
}

function AnswerView({ answer, spec }: { answer: Answer; spec: ExampleSpec }) {
  const expected = answer.status === answer.spec.status;
  return (
    <>
      <p className={expected ? 'ax-good' : 'ax-bad'}>
        {answer.spec !== spec && <>Stopped at “{answer.spec.title}”: </>}
        <strong>
          {answer.status} {statusText(answer.status)}
        </strong>{' '}
        in {Math.max(1, Math.round(answer.milliseconds))} ms
        {expected ? ', as expected' : `, ${answer.spec.status} was expected`}
      </p>
      {answer.body === '' ? (
        <p>The answer has no body.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
        <pre tabIndex={0}>
          <code>{prettyJson(answer.body)}</code>
        </pre>
      )}
    </>
  );
}

function MissingView({ missing, onRunEarlier }: { missing: Missing; onRunEarlier: () => void }) {
  const names = missing.names.join(', ');
  if (missing.steps.length === 0)
    return (
      <p className="ax-bad">
        No answer on this page has given a value for {names} yet. Run the examples in order.
      </p>
    );
  return (
    <>
      <p>
        A value for {names} is missing. First comes{' '}
        {missing.steps.map(({ title }) => `“${title}”`).join(', then ')}.
      </p>
      <button type="button" className="ax-run" onClick={onRunEarlier}>
        Run the earlier steps too
      </button>
    </>
  );
}

/** Says what came of a run; screen readers announce each change. */
export function Outcome({ state, spec, onRunEarlier }: Props) {
  return (
    <div className="ax-outcome" role="status" aria-live="polite" aria-busy={state.kind === 'busy'}>
      {state.kind === 'busy' && <p>Running…</p>}
      {state.kind === 'answer' && <AnswerView answer={state} spec={spec} />}
      {state.kind === 'missing' && <MissingView missing={state} onRunEarlier={onRunEarlier} />}
      {state.kind === 'failed' && state.target.kind === 'sandbox' && <p className="ax-bad">{state.reason}</p>}
      {state.kind === 'failed' && state.target.kind === 'server' && (
        <p className="ax-bad">
          No answer from {state.target.origin} ({state.reason}). Check that the server runs, that the browser
          trusts its certificate and that its{' '}
          <a href={siteHref('/docs/configuration/settings/cors-settings')}>CORS settings</a> allow this site.
        </p>
      )}
    </div>
  );
}

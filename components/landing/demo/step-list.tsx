import { CodeRuns } from '@/components/mdx/code-runs';
import { exactText, prettyJson } from '@/lib/shared/api/json';
import { liveRuns } from '@/lib/shared/code/live-runs';
import type { Answer } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { statusText } from '@/lib/shared/openapi/status';
import { fillText, type Variables } from '@/lib/shared/samples/placeholders';
import type { DemoTexts } from './texts';

interface Props {
  steps: readonly ExampleSpec[];
  texts: DemoTexts;
  /** Answers so far, in the order of the steps. */
  answers: readonly Answer[];
}

function Body({ label, text, empty }: { label: string; text: string; empty: string }) {
  return (
    <div className="code landing-body">
      <p>{label}</p>
      {text === '' ? (
        <p className="landing-empty">{empty}</p>
      ) : (
        <pre>
          <code>
            <CodeRuns runs={liveRuns(text, 'json')} />
          </code>
        </pre>
      )}
    </div>
  );
}

/** Shown path: known values filled in, the others as the contract names them. */
function shownPath(path: string, variables: Variables): string {
  return fillText(path, variables).replace(/\{\{(\w+)\}\}/g, '{$1}');
}

/** The requests, each with its answer once there is one. Drawn on the server first and by the browser while it runs. */
export function StepList({ steps, texts, answers }: Props) {
  return (
    <ol className="landing-steps">
      {steps.map((step, index) => {
        const answer = answers[index];
        const variables = answers[index - 1]?.variables ?? {};
        const expected = answer?.status === step.status;
        return (
          <li key={step.title}>
            <div className="landing-step-head">
              <h3>{step.title}</h3>
              <p>
                <span className={`method method-${step.method.toLowerCase()}`}>{step.method}</span>{' '}
                <code>{shownPath(step.path, variables)}</code>
              </p>
              {answer && (
                <p className={expected ? 'landing-good' : 'landing-bad'}>
                  {answer.status} {statusText(answer.status)}
                  <span>{Math.max(1, Math.round(answer.milliseconds))} ms</span>
                </p>
              )}
            </div>
            <div className="landing-bodies">
              <Body
                label={texts.demoRequest}
                text={step.body === undefined ? '' : prettyJson(exactText(step.body))}
                empty={texts.demoNoBody}
              />
              <Body
                label={texts.demoAnswer}
                text={answer ? prettyJson(answer.body) : ''}
                empty={answer ? texts.demoNoBody : texts.demoWaiting}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

import { type Answer, runExample } from '@/components/docs/api-example/runner';
import type { ExampleSpec } from '@/components/docs/api-example/types';
import { format } from '@/lib/i18n/format';
import { statusText } from '@/lib/openapi/status';
import { resetSandbox, sandboxFetch } from '@/sandbox/browser/client';
import type { DemoTexts } from './texts';

export { StepList } from './step-list';
export { resetSandbox };

/** Sends one request; has the signature of `fetch`. */
type Transport = (input: string, init: RequestInit) => Promise<Response>;

/** How a run ended: the sentence that closes it, and whether every answer had the expected status. */
export interface DemoOutcome {
  sentence: string;
  complete: boolean;
}

/** Where requests to the sandbox are addressed; the host is never contacted. */
const ORIGIN = 'https://sandbox.invalid';

const rounded = ({ milliseconds }: Answer): number => Math.max(1, Math.round(milliseconds));

/**
 * Sends the steps one after another, each with what the earlier answers gave, and ends at the first answer with
 * another status than expected. `onAnswer` gets all answers so far and a sentence about the last one.
 * Rejects when the sandbox cannot be started.
 */
export async function runDemo(
  steps: readonly ExampleSpec[],
  texts: DemoTexts,
  onAnswer: (answers: Answer[], sentence: string) => void,
  transport: Transport = sandboxFetch,
): Promise<DemoOutcome> {
  const answers: Answer[] = [];
  for (const step of steps) {
    const variables = answers.at(-1)?.variables ?? {};
    const result = await runExample(step, { transport, origin: ORIGIN, earlier: [], variables });
    if (result.kind === 'missing') throw new Error(`${step.title}: ${result.names.join(', ')}`);
    answers.push(result);
    const status = `${result.status} ${statusText(result.status)}`.trim();
    const values = { step: answers.length, steps: steps.length, status, ms: rounded(result) };
    onAnswer([...answers], format(texts.demoProgress, values));
    if (result.status !== step.status)
      return {
        sentence: format(texts.demoUnexpected, { ...values, expected: step.status }),
        complete: false,
      };
  }
  const ms = answers.reduce((sum, answer) => sum + rounded(answer), 0);
  return { sentence: format(texts.demoDone, { steps: steps.length, ms }), complete: true };
}

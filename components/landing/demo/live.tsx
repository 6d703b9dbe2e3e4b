import { format } from '@/lib/i18n/format';
import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import type { Send } from '@/lib/shared/api/send';
import { type Answer, runExample } from '@/lib/shared/examples/runner';
import { statusText } from '@/lib/shared/openapi/status';
import { resetSandbox, sandboxFetch } from '@/sandbox/browser/client';
import { StepList } from './step-list';
import type { DemoContent, DemoState } from './types';

const rounded = ({ milliseconds }: Answer): number => Math.max(1, Math.round(milliseconds));

/**
 * Sends the steps one after another, each with what the earlier answers gave, and shows a state after each answer.
 * Ends at the first answer with another status than expected; the next press then begins with a fresh copy.
 * Rejects when the sandbox cannot be started.
 */
export async function run(
  { steps, texts }: DemoContent,
  fresh: boolean | undefined,
  show: (state: DemoState) => void,
  transport: Send = sandboxFetch,
): Promise<void> {
  if (fresh) await resetSandbox();
  const answers: Answer[] = [];
  const list = () => <StepList steps={steps} texts={texts} answers={[...answers]} />;
  for (const step of steps) {
    const variables = answers.at(-1)?.variables ?? {};
    const result = await runExample(step, { transport, origin: REFERENCE_ORIGIN, earlier: [], variables });
    if (result.kind === 'missing') throw new Error(`${step.title}: ${result.names.join(', ')}`);
    answers.push(result);
    const status = `${result.status} ${statusText(result.status)}`.trim();
    const values = { step: answers.length, steps: steps.length, status, ms: rounded(result) };
    if (result.status !== step.status) {
      const sentence = format(texts.demoUnexpected, { ...values, expected: step.status });
      return show({ label: texts.demoReset, status: sentence, fresh: true, list: list() });
    }
    show({ label: texts.demoRun, status: format(texts.demoProgress, values), busy: true, list: list() });
  }
  const ms = answers.reduce((sum, answer) => sum + rounded(answer), 0);
  const sentence = format(texts.demoDone, { steps: steps.length, ms });
  show({ label: texts.demoAgain, status: sentence, list: list() });
}

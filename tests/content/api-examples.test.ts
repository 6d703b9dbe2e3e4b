import { expect, onTestFinished, test } from 'vitest';
import { exampleSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import type { ApiExampleProps, ExampleSpec } from '@/features/try/request/types';
import type { Variables } from '@/features/try/samples/placeholders';
import { startTestApi } from '@/packages/reference-api/tests/support/test-api';
import { currentContract } from '@/shared/contract/operations';
import { exactText, parseExact } from '@/shared/http/json';
import { compareResponse, type Difference } from '@/tests/support/compare-response';
import { type ApiExampleSource, readAllExamples } from './support/api-examples';

/** Returns what to change on the page. */
const describeDifference = ({ path, shown, real }: Difference): string =>
  shown === 'nothing'
    ? `the prop "response" lacks ${path}; add it with the value ${real}`
    : real === 'nothing'
      ? `the prop "response" has ${path}, which the API doesn't return; remove it`
      : `the prop "response" has ${shown} for ${path}; the API returns ${real}`;

/** Lists what is wrong with the request of an example, and what a server wouldn't complain about. */
function contractProblems(props: ApiExampleProps): string[] {
  const { operation, parameters, id, isProtected } = currentContract.operation(props.operation);
  const surplus = (place: 'path' | 'query') =>
    Object.keys(props[place] ?? {})
      .filter((name) => !parameters.some((known) => known.in === place && known.name === name))
      .map((name) => `${id} has no ${place} parameter "${name}"`);
  const problems = [...surplus('path'), ...surplus('query')];
  if (props.status >= 300) return problems;
  if (isProtected && !props.auth) problems.push(`${id} needs a token; add the prop auth`);
  if ((props.body !== undefined) !== (operation.requestBody !== undefined))
    problems.push(operation.requestBody ? `${id} needs a body` : `${id} takes no body`);
  return problems;
}

/** Runs the examples of a page in order against a new server. Returns a sentence per mismatch. */
async function checkPage(examples: ApiExampleSource[]): Promise<string[]> {
  const { api, close } = await startTestApi();
  onTestFinished(close);
  const transport = (input: string, init?: RequestInit) => api.fetch(new Request(input, init));
  const problems: string[] = [];
  const earlier: ExampleSpec[] = [];
  let variables: Variables = {};
  for (const example of examples) {
    const { props, file, line } = example;
    const report = (text: string) => problems.push(`${file}:${line}: ${text}`);
    try {
      contractProblems(props).forEach(report);
      const spec = exampleSpec(props, currentContract);
      const result = await runExample(spec, { transport, origin: 'http://api.test', earlier, variables });
      earlier.push(spec);
      if (result.kind === 'missing') {
        report(`no example above gives a value for ${result.names.join(', ')}; add a save`);
        continue;
      }
      if (result.status !== props.status) {
        report(`shown status ${props.status}, real ${result.status}: ${result.body}`);
        // Later examples of the page need this one.
        break;
      }
      const real = result.body === '' ? null : parseExact(result.body);
      for (const difference of compareResponse(parseExact(exactText(props.response)), real, variables))
        report(describeDifference(difference));
      for (const [name, path] of Object.entries(spec.save ?? {}))
        if (!Object.hasOwn(result.variables, name)) report(`save: the answer has nothing at ${path}`);
      variables = result.variables;
    } catch (cause) {
      report(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return problems;
}

test.each([...readAllExamples()])('%s: each example returns what it shows', async (_file, examples) => {
  expect(await checkPage(examples)).toEqual([]);
});

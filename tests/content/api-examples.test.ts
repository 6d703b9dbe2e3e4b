import { expect, onTestFinished, test } from 'vitest';
import { exampleSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import type { ApiExampleProps, ExampleSpec } from '@/features/try/request/types';
import { fillText, type Variables } from '@/features/try/samples/placeholders';
import { startTestApi } from '@/packages/reference-api/tests/support/test-api';
import { publishedContract } from '@/shared/contract/operations';
import { type ExactJson, exactText, isObject, parseExact } from '@/shared/http/json';
import { type ApiExampleSource, readAllExamples, readExamples } from './support/api-examples';

/** Texts that differ in every run: they match if both are of the same kind. */
const KINDS = [
  // IDs, times, JSON Web Tokens, submission tokens and refresh tokens.
  /^[1-9]\d{18}$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?Z$/,
  /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
  /^[0-9A-F]{64}$/,
  /^[0-9a-f]{32}$/,
];

function isSame(shown: ExactJson, real: ExactJson): boolean {
  if (shown === real) return true;
  const isComparable = typeof shown === typeof real && ['string', 'bigint'].includes(typeof shown);
  return isComparable && KINDS.some((kind) => kind.test(String(shown)) && kind.test(String(real)));
}

/**
 * Compares a response as a page shows it with that of the API: properties, values and the length of lists must be
 * equal; IDs, times and tokens must be of the same kind. Returns what to change on the page.
 */
function compareResponse(
  shown: ExactJson | undefined,
  real: ExactJson | undefined,
  variables: Variables,
  path = '(whole response)',
): string[] {
  const join = (name: string | number) => (path.startsWith('(') ? String(name) : `${path}.${name}`);
  if (shown === undefined)
    return [`the prop "response" lacks ${path}; add it with the value ${exactText(real ?? null)}`];
  if (real === undefined) return [`the prop "response" has ${path}, which the API doesn't return; remove it`];
  if (Array.isArray(shown) && Array.isArray(real) && shown.length === real.length)
    return shown.flatMap((item, index) => compareResponse(item, real[index], variables, join(index)));
  if (isObject(shown) && isObject(real))
    return [...new Set([...Object.keys(shown), ...Object.keys(real)])].flatMap((name) =>
      compareResponse(shown[name], real[name], variables, join(name)),
    );
  const filled = typeof shown === 'string' ? fillText(shown, variables) : shown;
  if (isSame(filled, real)) return [];
  return [`the prop "response" has ${exactText(filled)} for ${path}; the API returns ${exactText(real)}`];
}

/** Lists what is wrong with the request of an example, and what a server wouldn't complain about. */
function contractProblems(props: ApiExampleProps): string[] {
  const { operation, parameters, id, isProtected } = publishedContract.operation(props.operation);
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
      const spec = exampleSpec(props, publishedContract);
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
      compareResponse(parseExact(exactText(props.response)), real, variables).forEach(report);
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

test.each([
  ['5, prop "response": a CallExpression cannot', 'response={{ at: Date.now() }}'],
  ['5: <ApiExample>: ✖ Unrecognized key: "header"', 'response={null} header="x"'],
  ['5: <ApiExample>: ✖ add it: null for no body\n  → at response', ''],
])('an invalid example is reported: %s', (message, props) => {
  const text = `---\ntitle: x\n---\n\n<ApiExample operation="login" status={200} ${props} />`;
  expect(() => readExamples('planted.mdx', text)).toThrow(`planted.mdx:${message}`);
});

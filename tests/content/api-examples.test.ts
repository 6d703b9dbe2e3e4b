import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ApiExampleSource, readAllExamples, readExamples } from '@/checks/api-examples';
import { exampleSpec } from '@/components/mdx/api-example/spec';
import { exactText, parseExact } from '@/lib/shared/api/json';
import { runExample } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { getOperation } from '@/lib/shared/openapi/operations';
import { compareAnswer } from '@/lib/shared/samples/compare';
import { fillValue, type Variables } from '@/lib/shared/samples/placeholders';
import { type Api, createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { generateContract } from '@/scripts/contract/generate';

type Validators = typeof import('@/generated/validators.mjs');

let sqlJs: SqlJsStatic;
let validators: Validators;
const open: Api[] = [];

beforeAll(async () => {
  await generateContract();
  [sqlJs, validators] = await Promise.all([initSqlJs(), import('@/generated/validators.mjs')]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((api) => api.close()));
});

/** A server as a reader first meets it: empty but for the administrator. */
async function freshServer(): Promise<Api> {
  const api = await createApi({
    database: sqlJsDatabase(sqlJs),
    signingKey: crypto.getRandomValues(new Uint8Array(32)),
    passwordIterations: 1000,
  });
  open.push(api);
  return api;
}

/** A parsed body as it goes over the wire: 64-bit integers become numbers again. */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_n, v) => (typeof v === 'bigint' ? Number(v) : v)));

/** What is wrong with an example by itself, measured by the contract. */
function contractProblems({ props }: ApiExampleSource, variables: Variables): string[] {
  const { operation, parameters, id, isProtected } = getOperation(props.operation);
  const known = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name);
  const surplus = (given: object | undefined, place: string) =>
    Object.keys(given ?? {})
      .filter((name) => !known(place).includes(name))
      .map((name) => `${id} has no ${place} parameter "${name}"`);
  const problems = [...surplus(props.path, 'path'), ...surplus(props.query, 'query')];
  const answers: Record<string, { (value: unknown): boolean; errors?: unknown } | null> =
    validators.responseValidators[id as 'login'];
  const answer = answers[props.status];
  if (answer === undefined) problems.push(`the contract gives ${id} no answer ${props.status}`);
  if (answer === null && props.answer !== null)
    problems.push(`the answer ${props.status} of ${id} has no body; write answer={null}`);
  if (answer && !answer(asJson(props.answer)))
    problems.push(`the shown answer does not fit the contract: ${JSON.stringify(answer.errors)}`);
  if (props.status >= 300) return problems;
  if (isProtected && !props.auth) problems.push(`${id} needs a token; add the prop auth`);
  if ((props.body !== undefined) !== (operation.requestBody !== undefined))
    problems.push(operation.requestBody ? `${id} needs a body` : `${id} takes no body`);
  const request: { (value: unknown): boolean; errors?: unknown } | undefined =
    validators.requestValidators[id as 'login'];
  if (props.body !== undefined && request && !request(asJson(fillValue(props.body, variables))))
    problems.push(`the body does not fit the contract: ${JSON.stringify(request.errors)}`);
  return problems;
}

/** Runs the examples of a page in order against a fresh server; gives a sentence per mismatch. */
async function checkPage(examples: ApiExampleSource[]): Promise<string[]> {
  const api = await freshServer();
  const transport = (input: string, init: RequestInit) => api.fetch(new Request(input, init));
  const problems: string[] = [];
  const earlier: ExampleSpec[] = [];
  let variables: Variables = {};
  for (const example of examples) {
    const { props, file, line } = example;
    const report = (text: string) => problems.push(`${file}:${line}: ${text}`);
    try {
      contractProblems(example, variables).forEach(report);
      const spec = exampleSpec(props);
      const result = await runExample(spec, { transport, origin: 'http://api.test', earlier, variables });
      earlier.push(spec);
      if (result.kind === 'missing') {
        report(`no example above gives a value for ${result.names.join(', ')}; add a save`);
        continue;
      }
      if (result.status !== props.status)
        report(`shown status ${props.status}, real ${result.status}: ${result.body}`);
      const real = result.body === '' ? null : parseExact(result.body);
      for (const difference of compareAnswer(parseExact(exactText(props.answer)), real, variables))
        report(`answer, ${difference.path}: shown ${difference.shown}, real ${difference.real}`);
      for (const [name, path] of Object.entries(spec.save ?? {}))
        if (!Object.hasOwn(result.variables, name)) report(`save: the answer has nothing at ${path}`);
      variables = result.variables;
    } catch (cause) {
      report(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return problems;
}

const pages = [...readAllExamples()];

test('the documentation has examples to check', () => {
  expect(pages.flatMap(([, examples]) => examples).length).toBeGreaterThan(10);
});

test.each(pages)('%s: each example answers as shown', async (_file, examples) => {
  expect(await checkPage(examples)).toEqual([]);
});

describe('a drifted example is found:', () => {
  const login = `<ApiExample operation="login" body={{ email: 'admin@endatix.com', password: 'P@ssw0rd' }} status={200}
  answer={{ email: 'admin@endatix.com', accessToken: 'eyJh.eyJz.c2ln', refreshToken: '0f8fad5bd9cb469fa16570867728950e' }}
  save={{ accessToken: 'accessToken' }} />\n\n`;
  const form = (members: string, more = '') => `<ApiExample operation="createForm" auth ${more}
  body={{ name: 'Feedback', isEnabled: true, formDefinitionJsonData: '{}' }} status={201}
  answer={{ id: '1430000000000000001', ${members} createdAt: '2025-10-24T09:30:00.1234567Z', modifiedAt: null, submissionsCount: null }} />`;
  const good = `name: 'Feedback', description: null, isEnabled: true,`;
  const check = (text: string) => checkPage(readExamples('planted.mdx', `---\ntitle: x\n---\n\n${text}`));

  test('not the one that is right', async () => {
    expect(await check(login + form(good))).toEqual([]);
    expect(await check(form(good))).toEqual([]);
  });

  test.each<[string, string, string]>([
    [
      'a value',
      login + form(good.replace(`'Feedback'`, `'Other'`)),
      'planted.mdx:9: answer, name: shown "Other", real "Feedback"',
    ],
    [
      'a kind',
      form(good).replace('1430000000000000001', '17'),
      'planted.mdx:5: answer, id: shown "17", real "1',
    ],
    [
      'a missing member',
      form(`name: 'Feedback', isEnabled: true,`),
      'planted.mdx:5: answer, description: shown nothing, real null',
    ],
    ['a surplus member', form(`${good} owner: 1,`), 'planted.mdx:5: answer, owner: shown 1, real nothing'],
    [
      'a status',
      form(good).replace('status={201}', 'status={200}'),
      'planted.mdx:5: shown status 200, real 201',
    ],
    [
      'a missing token',
      form(good).replace('auth', ''),
      'planted.mdx:5: createForm needs a token; add the prop auth',
    ],
    [
      'a body against the contract',
      form(good).replace('isEnabled: true, formD', 'formD'),
      'planted.mdx:5: the body does not fit the contract',
    ],
    [
      'an unknown operation',
      '<ApiExample operation="readForm" status={200} answer={null} />',
      'planted.mdx:5: openapi.json has no operation "readForm"',
    ],
    [
      'a missing path value',
      '<ApiExample operation="getForm" auth status={200} answer={null} />',
      'The path parameter "formId" of /api/forms/{formId} has no value',
    ],
    [
      'an unknown parameter',
      form(good, 'query={{ sort: 1 }}'),
      'planted.mdx:5: createForm has no query parameter "sort"',
    ],
    [
      'a variable from nowhere',
      `<ApiExample operation="getForm" auth path={{ formId: '{{formId}}' }} status={200} answer={null} />`,
      'no example above gives a value for formId; add a save',
    ],
    [
      'a save without a value',
      form(good, `save={{ formId: 'form.id' }}`),
      'planted.mdx:5: save: the answer has nothing at form.id',
    ],
  ])('%s', async (_name, text, message) => {
    expect((await check(text)).join('\n')).toContain(message);
  });

  test.each([
    [
      'a prop that must be run',
      '<ApiExample operation="login" status={200} answer={{ at: Date.now() }} />',
      'planted.mdx:5, prop "answer": a CallExpression cannot be read',
    ],
    ['a spread', '<ApiExample {...shared} />', 'planted.mdx:5: spread props cannot be read'],
    [
      'an unknown prop',
      '<ApiExample operation="login" status={200} answer={null} header="x" />',
      'planted.mdx:5: <ApiExample> has no prop "header"',
    ],
    [
      'a missing prop',
      '<ApiExample operation="login" status={200} />',
      'planted.mdx:5: the prop "answer" is missing',
    ],
    [
      'a status as text',
      '<ApiExample operation="login" status="200" answer={null} />',
      'planted.mdx:5: the prop "status" has a value of the wrong kind',
    ],
    ['broken MDX', '<ApiExample operation="login"', 'planted.mdx:'],
  ])('%s', async (_name, text, message) => {
    expect(() => readExamples('planted.mdx', `---\ntitle: x\n---\n\n${text}`)).toThrow(message);
  });
});

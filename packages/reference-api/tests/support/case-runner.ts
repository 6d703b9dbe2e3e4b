import { fillValue, placeholdersIn } from '@/features/try/samples/placeholders';
import { type ApiCase, type CaseExpectation, type CaseRequest, type CaseStep, situations } from './cases';
import type { ReadResponse } from './contract-check';
import { match } from './matchers';
import type { TestApi } from './test-api';
import { testTokens } from './test-tokens';

/** Values of `{{name}}`. */
type Variables = Record<string, string>;

/** Replaces `{{name}}` in all strings of a value. */
function fill<T>(value: T, variables: Variables): T {
  const unknown = placeholdersIn(value).filter((name) => !Object.hasOwn(variables, name));
  if (unknown.length > 0) throw new Error(`Nothing sets ${unknown.join(', ')}.`);
  return fillValue(value, variables);
}

/** Returns the value at a path such as `$.items.0.id`. */
function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}

function send(server: TestApi, request: CaseRequest, variables: Variables): Promise<ReadResponse> {
  return server.call(fill(request, variables));
}

async function runStep(server: TestApi, step: CaseStep, variables: Variables): Promise<void> {
  if ('advanceClockSeconds' in step) return server.clock.advance(step.advanceClockSeconds);
  for (let i = 1; i <= (step.repeat ?? 1); i++) {
    const response = await send(server, step.request, { ...variables, i: String(i) });
    const expected = step.status === undefined ? [200, 201] : [step.status];
    if (!expected.includes(response.status)) {
      throw new Error(`Setup ${step.request.method} ${step.request.path} returned ${response.status}.`);
    }
    for (const [name, path] of Object.entries(step.save ?? {}))
      variables[name] = String(valueAt(response.body, path));
  }
}

/** Brings a server into named situations and sets their variables. Each situation runs once. */
export async function setUpSituations(
  server: TestApi,
  names: readonly string[],
  variables: Variables,
  done = new Set<string>(),
): Promise<void> {
  for (const name of names.filter((one) => !done.has(one))) {
    done.add(name);
    const situation = situations.get(name);
    if (name === 'tokens') Object.assign(variables, await testTokens(Math.floor(server.clock.now() / 1000)));
    else if (!situation) throw new Error(`Unknown situation: ${name}.`);
    await setUpSituations(server, situation?.use ?? [], variables, done);
    for (const step of situation?.steps ?? []) await runStep(server, step, variables);
  }
}

function compare(response: ReadResponse, expect: CaseExpectation, variables: Variables): string[] {
  const faults = match(response.status, expect.status, 'status');
  if (expect.contentType !== undefined)
    faults.push(...match(response.contentType, expect.contentType, 'contentType'));
  for (const [name, expectation] of Object.entries(expect.headers ?? {})) {
    faults.push(
      ...match(response.headers.get(name) ?? undefined, fill(expectation, variables), `header ${name}`),
    );
  }
  if (expect.bodyMatches !== undefined)
    faults.push(...match(response.body, fill(expect.bodyMatches, variables)));
  return faults;
}

async function runParallel(
  server: TestApi,
  { request, expect }: ApiCase,
  variables: Variables,
): Promise<string[]> {
  const copies = Array.from({ length: request.parallel ?? 1 }, (_, index) =>
    send(server, request, { ...variables, i: String(index + 1) }),
  );
  const answers = await Promise.all(copies);
  const faults: string[] = [];
  const limits = expect.statusCounts ?? {};
  const statuses = answers.map((response) => String(response.status));
  for (const status of new Set([...statuses, ...Object.keys(limits)])) {
    const count = statuses.filter((one) => one === status).length;
    const { min = 0, max = copies.length } = limits[status] ?? { max: 0 };
    if (count < min || count > max)
      faults.push(`status ${status} occurred ${count} times, not ${min} to ${max}`);
  }
  for (const path of expect.distinct ?? []) {
    const values = new Set(answers.map((response) => String(valueAt(response.body, path))));
    if (values.size < answers.length) faults.push(`${path} has only ${values.size} different values`);
  }
  const { then } = expect;
  if (then) faults.push(...compare(await send(server, then.request, variables), then, variables));
  return faults;
}

/** Runs a case against a server. Returns a sentence for each difference. */
export async function runCase(server: TestApi, apiCase: ApiCase): Promise<string[]> {
  const variables: Variables = {
    uniq: crypto.randomUUID().slice(0, 8),
    userPassword: 'Passw0rd!',
    noSuchId: '999999999999999999',
    name100: 'n'.repeat(100),
    name101: 'n'.repeat(101),
    text200k: 't'.repeat(200_000),
  };
  await setUpSituations(server, apiCase.given.use ?? [], variables);
  for (const step of apiCase.given.steps ?? []) await runStep(server, step, variables);
  return apiCase.request.parallel === undefined
    ? compare(await send(server, apiCase.request, variables), apiCase.expect, variables)
    : runParallel(server, apiCase, variables);
}

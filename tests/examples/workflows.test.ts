import { readFileSync } from 'node:fs';
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestApi, type TestApi } from '@/packages/reference-api/tests/support/test-api';
import { getOperation } from '@/shared/contract/operations';
import { given, isVariable } from '@/shared/contract/variables';
import { fillTemplate } from '@/shared/http/path-template';

type Values = Record<string, unknown>;

interface Step {
  stepId: string;
  operationId?: string;
  workflowId?: string;
  parameters?: { name: string; in?: string; value: unknown }[];
  requestBody?: { payload: unknown };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
}

const text = readFileSync('arazzo.yaml', 'utf8');
const document: { workflows: { workflowId: string; steps: Step[]; outputs?: Record<string, string> }[] } =
  parse(text);
const account = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

/** Evaluates a runtime expression, such as `$response.body#/0/id`. Throws if it names nothing. */
function evaluate(expression: string, context: Values): unknown {
  const names = expression.slice(1).replace('#', '').split(/[./]/);
  const value = names.reduce<unknown>((found, name) => (found as Values | undefined)?.[name], context);
  if (value === undefined) throw new Error(`The expression ${expression} names nothing.`);
  return value;
}

/** Replaces the expressions of a value, whole or in braces within a string. */
const fill = (value: unknown, context: Values): unknown =>
  JSON.parse(JSON.stringify(value), (_name, part) => {
    if (typeof part !== 'string') return part;
    if (part.startsWith('$')) return evaluate(part, context);
    return part.replace(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluate(expression, context)));
  });

const outputsOf = (outputs: Record<string, string> = {}, context: Values) => fill(outputs, context) as Values;

/** Sends the request of a step, and compares the response with the contract. */
function send({ operationId = '', parameters = [], requestBody }: Step, context: Values) {
  const { path, method } = getOperation(operationId);
  const of = (place: string) => parameters.filter((one) => one.in === place);
  const pairs = (place: string) => of(place).map(({ name, value }) => [name, String(fill(value, context))]);
  const values = Object.fromEntries(pairs('path'));
  return api.call({
    method: method.toUpperCase(),
    path: `${fillTemplate(path, (name) => values[name])}?${new URLSearchParams(pairs('query'))}`,
    headers: Object.fromEntries(pairs('header')),
    body: requestBody && fill(requestBody.payload, context),
  });
}

/** Runs a workflow of the document, which uses a part of Arazzo. Returns its outputs. */
async function run(workflowId: string, inputs: Values): Promise<Values> {
  const workflow = document.workflows.find((one) => one.workflowId === workflowId);
  if (!workflow) throw new Error(`No workflow "${workflowId}".`);
  const steps: Values = {};
  for (const step of workflow.steps) {
    const context: Values = { inputs, steps };
    if (step.workflowId) {
      const passed = (step.parameters ?? []).map(({ name, value }) => [name, fill(value, context)]);
      context.outputs = await run(step.workflowId, Object.fromEntries(passed));
    } else {
      const { status, body } = await send(step, context);
      Object.assign(context, { statusCode: status, response: { body } });
    }
    for (const { condition } of step.successCriteria ?? []) {
      const [left = '', right = ''] = condition.split(' == ');
      const [, quoted] = /^'(.*)'$/.exec(right) ?? [];
      const expected = right.startsWith('$') ? evaluate(right, context) : (quoted ?? JSON.parse(right));
      expect(evaluate(left, context), `${workflowId}, step ${step.stepId}: ${condition}`).toEqual(expected);
    }
    steps[step.stepId] = { outputs: outputsOf(step.outputs, context) };
  }
  return outputsOf(workflow.outputs, { inputs, steps });
}

it.each(document.workflows)('$workflowId runs as written and returns its outputs', async (workflow) => {
  const outputs = await run(workflow.workflowId, account);
  expect(Object.keys(outputs)).toEqual(Object.keys(workflow.outputs ?? {}));
  expect(Object.keys(outputs).length).toBeGreaterThan(0);
});

it('redocly finds no problem in the workflows', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const worse = await lintFromString({ source: text.replaceAll('stepId:', 'step:'), config });
  expect(worse.length).toBeGreaterThan(10);
  const problems = await lint({ ref: 'arazzo.yaml', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('the variables of the site equal those of the workflows', () => {
  const steps = document.workflows.flatMap((workflow) => workflow.steps);
  const passed = steps.flatMap(({ operationId = '', outputs = {} }) =>
    Object.entries(outputs).map(([name, value]) => [operationId, name, value] as const),
  );
  const ofOperations = passed.filter(([id, name]) => id && isVariable(name));
  expect(ofOperations.length).toBeGreaterThan(5);
  for (const [id, name, value] of ofOperations)
    expect(`$response.body#/${given[id]?.[name]?.replaceAll('.', '/')}`, `${id} ${name}`).toBe(value);
});

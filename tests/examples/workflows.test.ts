import { readFileSync } from 'node:fs';
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type WorkflowDocument, workflowRunner } from '@/packages/reference-api/tests/support/arazzo';
import { startTestApi, type TestApi } from '@/packages/reference-api/tests/support/test-api';
import { given, isVariable } from '@/shared/contract/variables';

const text = readFileSync('arazzo.yaml', 'utf8');
const document: WorkflowDocument & { info: { version: string } } = parse(text);
const account = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

it.each(document.workflows)('$workflowId runs as written and returns its outputs', async (workflow) => {
  const outputs = await workflowRunner(document, api)(workflow.workflowId, account);
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

import { readFileSync } from 'node:fs';
import { lint, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isVariable, variablesByOperation } from '@/shared/contract/variables';

// tests/nightly/workflows-by-redocly.test.ts runs the workflows.

interface Step {
  operationId?: string;
  outputs?: Record<string, string>;
}

const document: { workflows: { steps: Step[] }[] } = parse(readFileSync('arazzo.yaml', 'utf8'));

it('redocly finds no problem in the workflows', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
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
    expect(`$response.body#/${variablesByOperation[id]?.[name]?.replaceAll('.', '/')}`, `${id} ${name}`).toBe(
      value,
    );
});

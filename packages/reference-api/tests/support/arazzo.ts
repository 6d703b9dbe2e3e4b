import { operations } from '@/generated/operations';
import type { ExactJson } from '@/shared/http/json';
import type { TestApi } from './test-api';

type Values = Record<string, ExactJson>;

interface Step {
  stepId: string;
  operationId?: string;
  workflowId?: string;
  parameters?: { name: string; in?: 'path' | 'query' | 'header'; value: ExactJson }[];
  requestBody?: { contentType: string; payload: ExactJson };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
}

/** The subset of Arazzo 1.0 in arazzo.yaml. The runner throws for anything else. */
export interface WorkflowDocument {
  workflows: { workflowId: string; steps: Step[]; outputs?: Record<string, string> }[];
}

/** Values that expressions of a step refer to, by name. */
interface Context {
  inputs: Values;
  steps: Record<string, { outputs: Values }>;
  outputs?: Values;
  statusCode?: number;
  response?: { body: unknown };
}

/** Creates a runner of workflows against an API under test, which also compares each response with the contract. */
export function workflowRunner({ workflows }: WorkflowDocument, api: TestApi) {
  async function send({ operationId, parameters = [], requestBody }: Step, context: Context) {
    const operation = Object.entries(operations).find(([id]) => id === operationId)?.[1];
    if (!operation) throw new Error(`The contract has no operation "${operationId}".`);
    let path: string = operation.path;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    for (const { name, in: place, value } of parameters) {
      const text = String(resolveValue(value, context));
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
      else if (place === 'query') query.append(name, text);
      else if (place === 'header') headers[name] = text;
      else throw new Error(`The parameter "${name}" of ${operationId} has no place.`);
    }
    if (path.includes('{')) throw new Error(`${operationId} lacks a parameter: ${path}`);
    if (requestBody && requestBody.contentType !== 'application/json')
      throw new Error(requestBody.contentType);
    const body = requestBody && resolveValue(requestBody.payload, context);
    return api.call({ method: operation.method, path: `${path}?${query}`, headers, body });
  }

  return async function run(workflowId: string, inputs: Values): Promise<Values> {
    const workflow = workflows.find((one) => one.workflowId === workflowId);
    if (!workflow) throw new Error(`No workflow "${workflowId}".`);
    const steps: Context['steps'] = {};
    for (const step of workflow.steps) {
      const context: Context = { inputs, steps };
      if (step.workflowId) {
        const passed = (step.parameters ?? []).map(({ name, value }) => [name, resolveValue(value, context)]);
        context.outputs = await run(step.workflowId, Object.fromEntries(passed));
      } else {
        const { status, body } = await send(step, context);
        Object.assign(context, { statusCode: status, response: { body } });
      }
      for (const { condition } of step.successCriteria ?? [])
        if (!holds(condition, context))
          throw new Error(
            `${workflowId}, step ${step.stepId}: ${condition} is false. The API returned ${JSON.stringify(context.response)}.`,
          );
      steps[step.stepId] = { outputs: getOutputs(step.outputs, context) };
    }
    return getOutputs(workflow.outputs, { inputs, steps });
  };
}

const getOutputs = (outputs: Record<string, string> = {}, context: Context): Values =>
  Object.fromEntries(Object.entries(outputs).map(([name, text]) => [name, evaluate(text, context)]));

/** Evaluates a runtime expression, such as `$response.body#/0/id`. Throws if it refers to nothing. */
function evaluate(expression: string, context: Context): ExactJson {
  const names = expression.slice(1).replace('#', '').split(/[./]/);
  const value = names.reduce<unknown>(
    (found, name) => (found as Record<string, unknown> | null | undefined)?.[name],
    context,
  );
  if (value === undefined) throw new Error(`The expression ${expression} names nothing.`);
  return value as ExactJson;
}

/** Replaces the expressions of a value, whole or in braces within a string. */
function resolveValue(value: ExactJson, context: Context): ExactJson {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, context));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]) => [name, resolveValue(item, context)]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return evaluate(value, context);
  return value.replace(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluate(expression, context)));
}

/** Evaluates a simple condition `left == right`. */
function holds(condition: string, context: Context): boolean {
  const [left = '', right = '', ...rest] = condition.split(' == ');
  if (right === '' || rest.length > 0) throw new Error(`The runner can't read the condition ${condition}.`);
  const [, quoted] = /^'(.*)'$/.exec(right) ?? [];
  const expected = right.startsWith('$') ? evaluate(right, context) : (quoted ?? JSON.parse(right));
  return evaluate(left, context) === expected;
}

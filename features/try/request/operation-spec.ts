import { getResponses, requestBody } from '@/shared/contract/bodies';
import type { Contract } from '@/shared/contract/contract';
import { type ApiOperation, hasOptionalToken } from '@/shared/contract/operations';
import { variablesByOperation } from '@/shared/contract/variables';
import type { ExactJson } from '@/shared/http/json';
import { buildPath, type QueryValues } from '@/shared/http/path-template';
import { type Prediction, predict } from '../verdict/predict';
import { safeBodies } from './safe-bodies';
import type { ApiExampleProps, ExampleSpec, RunParameter } from './types';

/**
 * Converts the props of an author to what the browser runs.
 * @throws RangeError for an unknown operation or a missing path value
 */
export function exampleSpec(props: ApiExampleProps, contract: Contract): ExampleSpec {
  const { operation, method, path } = contract.operation(props.operation);
  return {
    operation: props.operation,
    title: props.title ?? operation.summary,
    method: method.toUpperCase(),
    path: buildPath(path, props.path, props.query),
    ...(props.auth && { auth: true }),
    ...(props.body !== undefined && { body: props.body }),
    status: props.status,
    ...(props.save && { save: props.save }),
  };
}

/** Returns the parameters that the reader can change, with their initial values. */
export const runParameters = ({ parameters }: ApiOperation): RunParameter[] =>
  parameters.map(({ name, in: place, example, schema }) => ({
    name,
    place,
    value: place === 'path' ? `{{${name}}}` : [example].flat().map(String).join('\n'),
    ...(schema.type === 'array' && { isList: true }),
  }));

/** Returns the request of an operation's Run button: the first example, with IDs from the setup. */
export function runSpec(operation: ApiOperation): ExampleSpec {
  const { id, method, path, parameters, isProtected, isServerOnly } = operation;
  const ids = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, `{{${name}}}`] as const);
  const query = parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.example] as const);
  const body = safeBodies[id] ?? requestBody(operation)?.examples[0]?.value;
  const status = Number(Object.keys(operation.operation.responses).find((code) => code.startsWith('2')));
  return {
    operation: id,
    title: operation.operation.summary,
    method: method.toUpperCase(),
    path: buildPath(path, Object.fromEntries(ids), Object.fromEntries(query) as QueryValues),
    ...((isProtected || hasOptionalToken(operation)) && { auth: true }),
    ...(body !== undefined && { body }),
    ...(isServerOnly && { serverOnly: true }),
    status,
    // A refresh token works once: the next run needs the new one.
    ...(variablesByOperation[id]?.refreshToken && { save: variablesByOperation[id] }),
  };
}

/** Predicts the response of an Endatix server to that request. */
export function predictRun(operation: ApiOperation, { status }: ExampleSpec): Prediction {
  const documented = getResponses(operation).find((response) => response.status === status);
  const documentedValue = (documented?.body?.examples[0]?.value ?? null) as ExactJson;
  return predict(operation.id, status, documentedValue);
}

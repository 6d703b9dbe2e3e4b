import type { ValidateFunction } from 'ajv';
import { fillValue, type Variables } from '@/features/try/samples/placeholders';
import { type Body, getResponses, requestBody } from '@/shared/contract/bodies';
import type { Contract } from '@/shared/contract/contract';
import { isRef, refName } from '@/shared/contract/resolve';
import { describeErrors } from '@/tests/support/describe-errors';
import { schemaValidator } from '@/tests/support/schema-validator';
import type { ApiExampleSource } from './api-examples';

/** Returns a validator of a body by the schemas of a contract; undefined for a body whose schema has no name. */
function getValidator(body: Body | undefined, contract: Contract): ValidateFunction | undefined {
  return body && isRef(body.schema) ? schemaValidator(contract.document, refName(body.schema)) : undefined;
}

/** Serializes and parses a body: 64-bit integers become numbers again. */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_n, v) => (typeof v === 'bigint' ? Number(v) : v)));

/** Lists what is wrong with an example except its response, according to the contract. */
export function contractProblems(
  { props }: ApiExampleSource,
  contract: Contract,
  variables: Variables,
): string[] {
  const api = contract.operation(props.operation);
  const { operation, parameters, id, isProtected } = api;
  const known = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name);
  const surplus = (given: object | undefined, place: string) =>
    Object.keys(given ?? {})
      .filter((name) => !known(place).includes(name))
      .map((name) => `${id} has no ${place} parameter "${name}"`);
  const problems = [...surplus(props.path, 'path'), ...surplus(props.query, 'query')];
  const response = getResponses(api).find(({ status }) => status === props.status);
  if (!response) problems.push(`the contract gives ${id} no answer ${props.status}`);
  if (response && !response.body && props.response !== null)
    problems.push(`the answer ${props.status} of ${id} has no body; write response={null}`);
  if (props.status >= 300) return problems;
  if (isProtected && !props.auth) problems.push(`${id} needs a token; add the prop auth`);
  if ((props.body !== undefined) !== (operation.requestBody !== undefined))
    problems.push(operation.requestBody ? `${id} needs a body` : `${id} takes no body`);
  const takes = getValidator(requestBody(api), contract);
  if (props.body !== undefined && takes && !takes(asJson(fillValue(props.body, variables))))
    problems.push(`the prop "body" does not fit openapi.json: ${describeErrors(takes)}`);
  return problems;
}

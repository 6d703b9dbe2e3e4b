import type { Contract } from '@/shared/contract/contract';
import type { ApiExampleSource } from './api-examples';

/** Lists what is wrong with the request of an example, and what a server wouldn't complain about. */
export function contractProblems({ props }: ApiExampleSource, contract: Contract): string[] {
  const { operation, parameters, id, isProtected } = contract.operation(props.operation);
  const known = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name);
  const surplus = (given: object | undefined, place: string) =>
    Object.keys(given ?? {})
      .filter((name) => !known(place).includes(name))
      .map((name) => `${id} has no ${place} parameter "${name}"`);
  const problems = [...surplus(props.path, 'path'), ...surplus(props.query, 'query')];
  if (props.status >= 300) return problems;
  if (isProtected && !props.auth) problems.push(`${id} needs a token; add the prop auth`);
  if ((props.body !== undefined) !== (operation.requestBody !== undefined))
    problems.push(operation.requestBody ? `${id} needs a body` : `${id} takes no body`);
  return problems;
}

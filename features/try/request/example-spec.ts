import type { Contract } from '@/shared/contract/contract';
import { buildPath } from '@/shared/http/path-template';
import type { ApiExampleProps, ExampleSpec } from './types';

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

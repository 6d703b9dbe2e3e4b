import { buildPath } from '@/lib/shared/api/path-template';
import type { ApiExampleProps, ExampleSpec } from '@/lib/shared/examples/types';
import type { Contract } from '@/lib/shared/openapi/contract';

/** Turns an author's props into what the browser runs. Throws a RangeError for an unknown operation or a missing path value. */
export function exampleSpec(props: ApiExampleProps, contract: Contract): ExampleSpec {
  const { operation, method, path } = contract.operation(props.operation);
  return {
    title: props.title ?? operation.summary,
    method: method.toUpperCase(),
    path: buildPath(path, props.path, props.query),
    ...(props.auth && { auth: true }),
    ...(props.body !== undefined && { body: props.body }),
    status: props.status,
    ...(props.save && { save: props.save }),
  };
}

import { buildPath } from '@/lib/shared/api/path-template';
import type { ApiExampleProps, ExampleSpec } from '@/lib/shared/examples/types';
import { getOperation } from '@/lib/shared/openapi/operations';

/** Turns an author's props into what the browser runs. Throws a RangeError for an unknown operation or a missing path value. */
export function exampleSpec(props: ApiExampleProps): ExampleSpec {
  const { operation, method, path } = getOperation(props.operation);
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

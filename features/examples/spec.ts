import type { Contract } from '@/shared/contract/contract';
import { buildPath } from '@/shared/http/path-template';
import { relativeRequest } from './requests/sample';
import type { ApiExampleProps, ExampleSpec } from './requests/types';
import type { SampleRequest } from './samples';

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

/** Returns the request for the code samples, with its placeholders. */
export function sampleRequest(spec: ExampleSpec, origin: string): SampleRequest {
  const { path, ...request } = relativeRequest(spec);
  return { ...request, url: origin + path };
}

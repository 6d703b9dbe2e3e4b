import type { SampleRequest } from '@/lib/samples';
import { buildPath, type QueryValues } from '@/lib/samples/address';
import { requestBody } from './bodies';
import { exampleOrigin } from './document';
import type { ApiOperation } from './operations';

/** A typical request of an operation, made of the examples of its parameters and its first body example. */
export function operationSample(operation: ApiOperation): SampleRequest {
  const values = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.filter((p) => p.in === place).map((p) => [p.name, p.example]),
    ) as QueryValues as Record<string, string>;
  const body = requestBody(operation)?.examples[0];
  return {
    method: operation.method.toUpperCase(),
    url: exampleOrigin + buildPath(operation.path, values('path'), values('query')),
    headers: {
      ...(operation.isProtected && { Authorization: 'Bearer {{accessToken}}' }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body.value) }),
  };
}

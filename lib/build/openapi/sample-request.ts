import 'server-only';
import { buildPath, type QueryValues } from '@/lib/shared/api/path-template';
import { requestBody } from '@/lib/shared/openapi/bodies';
import { type ApiOperation, currentContract } from '@/lib/shared/openapi/operations';
import type { SampleRequest } from '@/lib/shared/samples';

/** A typical request of an operation, made of the examples of its parameters and its first body example. */
export function operationSample(operation: ApiOperation): SampleRequest {
  const values = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.filter((p) => p.in === place).map((p) => [p.name, p.example]),
    ) as QueryValues as Record<string, string>;
  const body = requestBody(operation)?.examples[0];
  return {
    method: operation.method.toUpperCase(),
    url: currentContract.exampleOrigin + buildPath(operation.path, values('path'), values('query')),
    headers: {
      ...(operation.isProtected && { Authorization: 'Bearer {{accessToken}}' }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body.value) }),
  };
}

import { openApi } from '@/lib/shared/openapi/document';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { isRef, resolve } from '@/lib/shared/openapi/resolve';

/** Follows every reference; a schema keeps its name in `$$ref`, from which Swagger UI draws its title. */
function followed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(followed);
  if (typeof value !== 'object' || value === null) return value;
  if (isRef(value)) {
    const target = followed(resolve<object>(openApi, value));
    return { ...(target as object), $$ref: value.$ref };
  }
  return Object.fromEntries(
    Object.entries(value)
      // Swagger UI reads the contract with doubles. Integers beyond 2^53 stand in examples that it does not draw.
      .filter(([, member]) => typeof member !== 'bigint')
      .map(([name, member]) => [name, followed(member)]),
  );
}

/**
 * What Swagger UI draws of an operation, made when it is opened: nothing of the contract is followed or copied for
 * operations that stay closed. Without examples of parameters, which it would fill in although such forms and
 * submissions do not exist, and without answers, which the console draws from the contract.
 */
export function resolvedOperation({ operation, parameters }: ApiOperation): object {
  const { requestBody } = operation;
  return {
    operationId: operation.operationId,
    // Those of the path come first; Swagger UI would show them last.
    parameters: parameters.map(({ example: _example, ...parameter }) => followed(parameter)),
    ...(requestBody && { requestBody: followed(requestBody) }),
  };
}

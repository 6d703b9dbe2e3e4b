import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import { openApi } from '@/lib/shared/openapi/document';
import type { OpenApiDocument } from '@/lib/shared/openapi/types';

/** Puts the parameters of the path before those of the operation; Swagger UI would show them last. */
function withParametersInOrder({
  parameters: shared = [],
  ...operations
}: OpenApiDocument['paths'][string]): object {
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [
      method,
      { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
    ]),
  );
}

/**
 * A copy without integers beyond 2^53: Swagger UI reads the contract with doubles. Such stand in examples of answers
 * and parameters alone, which it does not draw.
 */
const withoutBigIntegers = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document, (_name, value) => (typeof value === 'bigint' ? undefined : value)));

/**
 * The contract as the console needs it: one server, whose place the chosen target takes when a request is sent, and
 * no examples of parameters, which Swagger UI would fill in although such forms and submissions do not exist.
 */
export function consoleSpec(): object {
  const contract = withoutBigIntegers(openApi);
  const parameters = Object.entries(contract.components.parameters).map(
    ([name, { example: _example, ...parameter }]) => [name, parameter] as const,
  );
  const paths = Object.entries(contract.paths).map(
    ([path, item]) => [path, withParametersInOrder(item)] as const,
  );
  return {
    ...contract,
    servers: [{ url: REFERENCE_ORIGIN }],
    paths: Object.fromEntries(paths),
    components: { ...contract.components, parameters: Object.fromEntries(parameters) },
  };
}

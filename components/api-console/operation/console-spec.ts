import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import contract from '@/openapi.json' with { type: 'json' };

interface Parameter {
  example?: unknown;
}

/** Operations of a path, by method; `parameters` are those that all of them take. */
type PathItem = Record<string, { parameters?: object[] }> & { parameters?: object[] };

/** Puts the parameters of the path before those of the operation; Swagger UI would show them last. */
function withParametersInOrder({ parameters: shared = [], ...operations }: PathItem): object {
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [
      method,
      { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
    ]),
  );
}

/**
 * The contract as the console needs it: one server, whose place the chosen target takes when a request is sent, and
 * no examples of parameters, which Swagger UI would fill in although such forms and submissions do not exist.
 */
export function consoleSpec(): object {
  const parameters = Object.entries<Parameter>(contract.components.parameters).map(
    ([name, { example: _example, ...parameter }]) => [name, parameter] as const,
  );
  // A path item has no index signature in the types of the JSON, but no other members either.
  const paths = Object.entries(contract.paths as unknown as Record<string, PathItem>).map(
    ([path, item]) => [path, withParametersInOrder(item)] as const,
  );
  return {
    ...contract,
    servers: [{ url: REFERENCE_ORIGIN }],
    paths: Object.fromEntries(paths),
    components: { ...contract.components, parameters: Object.fromEntries(parameters) },
  };
}

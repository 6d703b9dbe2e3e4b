import { REFERENCE_ORIGIN } from '@/lib/console/transport';
import contract from '@/openapi.json';

interface Parameter {
  example?: unknown;
}

/**
 * The contract as the console needs it: one server, whose place the chosen target takes when a request is sent, and
 * no examples of parameters, which Swagger UI would fill in although such forms and submissions do not exist.
 */
export function consoleSpec(): object {
  const parameters = Object.entries<Parameter>(contract.components.parameters).map(
    ([name, { example: _example, ...parameter }]) => [name, parameter] as const,
  );
  return {
    ...contract,
    servers: [{ url: REFERENCE_ORIGIN }],
    components: { ...contract.components, parameters: Object.fromEntries(parameters) },
  };
}

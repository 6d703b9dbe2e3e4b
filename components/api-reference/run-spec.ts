import { buildPath, type QueryValues } from '@/lib/shared/api/path-template';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { requestBody } from '@/lib/shared/openapi/bodies';
import type { ApiOperation } from '@/lib/shared/openapi/operations';

/** Bodies that the example of the contract cannot be: a token of this very session, a password that stays the same. */
const bodies: Readonly<Record<string, ExampleSpec['body']>> = {
  refreshToken: { refreshToken: '{{refreshToken}}' },
  changePassword: { currentPassword: 'P@ssw0rd', newPassword: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' },
};

/** The request that the Run button of an operation's page sends: the first example, with ids of what the setup made. */
export function runSpec(operation: ApiOperation): ExampleSpec {
  const { id, method, path, parameters, isProtected } = operation;
  const ids = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, `{{${name}}}`] as const);
  const query = parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.example] as const);
  const body = bodies[id] ?? (requestBody(operation)?.examples[0]?.value as ExampleSpec['body']);
  const status = Number(Object.keys(operation.operation.responses).find((code) => code.startsWith('2')));
  return {
    title: operation.operation.summary,
    method: method.toUpperCase(),
    path: buildPath(path, Object.fromEntries(ids), Object.fromEntries(query) as QueryValues),
    // A running server asks for the former access token when it exchanges the refresh token; the contract allows it.
    ...((isProtected || id === 'refreshToken') && { auth: true }),
    ...(body !== undefined && { body }),
    status,
  };
}

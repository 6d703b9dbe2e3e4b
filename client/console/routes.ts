import 'client-only';
import { type ApiOperation, apiOperations, consolePlace, tagSegment } from '@/lib/contract/operations';
import { PathParamError, pathPattern } from './path-pattern';

/** What the address of the console asks for. */
export type ConsoleRoute =
  | { kind: 'overview' }
  /** `shared` is the coded request of a share link. */
  | { kind: 'operation'; operation: ApiOperation; shared?: string };

const tag = /^[a-z]+(?:-[a-z]+)*$/i;
const operationId = /^[a-z]\w*$/i;

const operationPattern = pathPattern('/{tag}/{operationId}', { tag, operationId });
const sharedPattern = pathPattern('/{tag}/{operationId}/with/{request}', {
  tag,
  operationId,
  request: /^[\w-]+$/,
});

function find(params: { tag: string; operationId: string }): ApiOperation {
  const operation = apiOperations.find(({ id }) => id === params.operationId);
  if (!operation)
    throw new PathParamError(
      'operationId',
      `The parameter "operationId" is "${params.operationId}", which isn't an operation of this API. Choose one in the list.`,
    );
  if (tagSegment(operation.tag) !== tagSegment(params.tag))
    throw new PathParamError(
      'tag',
      `The parameter "tag" is "${params.tag}", but ${operation.id} belongs to ${operation.tag}.`,
    );
  return operation;
}

/**
 * Reads a path of the console: `/`, `/Forms/createForm` or `/Forms/createForm/with/<request>`.
 * Throws PathParamError naming the parameter that is missing, malformed or unknown.
 */
export function readRoute(path: string): ConsoleRoute {
  if (path === '' || path === '/') return { kind: 'overview' };
  const shared = path.split('/').length > 3 ? sharedPattern.match(path) : null;
  if (shared) return { kind: 'operation', operation: find(shared), shared: shared.request };
  const params = operationPattern.match(path);
  if (!params)
    throw new PathParamError(
      'request',
      `"${path}" is no path of the console: use ${operationPattern.template} or ${sharedPattern.template}.`,
    );
  return { kind: 'operation', operation: find(params) };
}

/** Path of an operation, with a coded request where one is given. */
export function routePath({ tag, id }: ApiOperation, request?: string): string {
  return request === undefined
    ? consolePlace({ tag, id })
    : sharedPattern.build({ tag, operationId: id, request });
}

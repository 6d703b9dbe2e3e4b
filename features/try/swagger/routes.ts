import 'client-only';
import { allOperations } from '@/shared/contract/all-operations';
import { type ApiOperation, consolePlace, tagSegment } from '@/shared/contract/operations';
import { matchPath } from '@/shared/http/path-template';
import { PathParamError } from '../request/call';

export interface ConsoleRoute {
  operation?: ApiOperation;
  /** The encoded request of a share link. */
  shared?: string;
}

const OPERATION = '/{tag}/{operationId}';
const SHARED = `${OPERATION}/with/{request}`;

const patterns: Readonly<Record<string, RegExp>> = {
  tag: /^[a-z]+(?:-[a-z]+)*$/i,
  operationId: /^[a-z]\w*$/i,
  request: /^[\w-]+$/,
};

/**
 * Returns the decoded parameters of a path; null for a path that does not match.
 * @throws PathParamError when one is missing or does not match its pattern
 */
function readParameters(template: string, path: string): Record<string, string> | null {
  const values = matchPath(template, path);
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === '') throw new PathParamError(name, `The parameter "${name}" of ${template} is missing.`);
    const pattern = patterns[name];
    if (pattern && !pattern.test(value))
      throw new PathParamError(
        name,
        `The parameter "${name}" of ${template} is "${value}", which does not match ${pattern.source}.`,
      );
  }
  return values;
}

/**
 * Reads a path: `/`, `/Forms/createForm` or `/Forms/createForm/with/<request>`.
 * @throws PathParamError for a parameter that is missing, malformed or unknown
 */
export function readRoute(path: string): ConsoleRoute {
  if (path === '' || path === '/') return {};
  const values =
    (path.split('/').length > 3 && readParameters(SHARED, path)) || readParameters(OPERATION, path);
  if (!values)
    throw new PathParamError(
      'request',
      `"${path}" isn't a path of the console: use ${OPERATION} or ${SHARED}.`,
    );
  const { tag = '', operationId, request } = values;
  const operation = allOperations.find(({ id }) => id === operationId);
  if (!operation)
    throw new PathParamError(
      'operationId',
      `The parameter "operationId" is "${operationId}", which isn't an operation of this API. Choose one in the list.`,
    );
  if (tagSegment(operation.tag) !== tagSegment(tag))
    throw new PathParamError(
      'tag',
      `The parameter "tag" is "${tag}", but ${operation.id} belongs to ${operation.tag}.`,
    );
  return { operation, ...(request !== undefined && { shared: request }) };
}

export const routePath = (operation: ApiOperation, request?: string): string =>
  consolePlace(operation) + (request === undefined ? '' : `/with/${request}`);

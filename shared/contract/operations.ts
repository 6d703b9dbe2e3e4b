import { type ApiOperation, readOperations } from './contract';
import { openApi } from './document';

export { type ApiOperation, tagSegment } from './contract';

/** The contract of `openapi.json`, which the sandbox implements. */
export const publishedContract = readOperations(openApi);

export const apiOperations = publishedContract.operations;

export const operationGroups = publishedContract.groups;

/** Returns the hash of an operation in the console: `/Forms/createForm`. */
export const consolePlace = ({ tag, id }: Pick<ApiOperation, 'tag' | 'id'>): string => `/${tag}/${id}`;

/** Returns whether an open operation accepts a token: Endatix servers require it, or return its claims. */
export const hasOptionalToken = ({ id }: Pick<ApiOperation, 'id'>): boolean =>
  id === 'refreshToken' || id === 'getUserInfo';

/** Returns the ID of a group's heading in the console, as Swagger UI writes it. */
export const groupAnchor = (tag: string): string => `operations-tag-${tag}`;

/**
 * Returns the title of an operation outside the reference, with its ID to distinguish it from pages: `Create
 * a form (createForm)`.
 */
export const operationTitle = ({ id, operation }: ApiOperation): string => `${operation.summary} (${id})`;

/** Returns an operation by ID. Throws a RangeError that lists the known IDs. */
export const getOperation = publishedContract.operation;

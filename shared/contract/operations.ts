import { type ApiOperation, readOperations } from './contract';
import { openApi } from './document';

export { type ApiOperation, tagSegment } from './contract';

/** The contract of the current version, which is also the one that the sandbox implements. */
export const currentContract = readOperations(openApi);

/** All operations: tags in the order of their list, operations in the order of the document. */
export const apiOperations = currentContract.operations;

/** Operations below their tag. */
export const operationGroups = currentContract.groups;

/** Place of an operation in the console, as the hash of its address contains it: `/Forms/createForm`. */
export const consolePlace = ({ tag, id }: Pick<ApiOperation, 'tag' | 'id'>): string => `/${tag}/${id}`;

/** Whether an operation may be sent a token although it needs none: Endatix servers ask for it, or return its claims. */
export const hasOptionalToken = ({ id }: Pick<ApiOperation, 'id'>): boolean =>
  id === 'refreshToken' || id === 'getUserInfo';

/** Title of an operation outside the reference, where its id tells it from pages: `Create a form (createForm)`. */
export const operationTitle = ({ id, operation }: ApiOperation): string => `${operation.summary} (${id})`;

/** The operation of that id; throws a RangeError with the known ids otherwise. */
export const getOperation = currentContract.operation;

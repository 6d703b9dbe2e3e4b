import { openApi } from './document';
import { type LocatedOperation, listOperations } from './resolve';

/** An operation with its name, tag and page. */
export interface ApiOperation extends LocatedOperation {
  id: string;
  tag: string;
  /** Whether a bearer token is needed. */
  isProtected: boolean;
  /** Site path of its page, such as `/docs/api/forms/createForm`. */
  href: string;
}

/** Path segment of a tag: `Form-Templates` is `form-templates`. */
export const tagSegment = (tag: string): string => tag.toLowerCase();

/** All operations: tags in the order of their list, operations in the order of the document. */
export const apiOperations: readonly ApiOperation[] = openApi.tags.flatMap(({ name: tag }) =>
  listOperations(openApi)
    .filter(({ operation }) => operation.tags[0] === tag)
    .map((located) => {
      const id = located.operation.operationId;
      const isProtected = located.operation.security.length > 0;
      return { ...located, id, tag, isProtected, href: `/docs/api/${tagSegment(tag)}/${id}` };
    }),
);

/** Operations below their tag. */
export const operationGroups = openApi.tags.map(({ name, description }) => ({
  tag: name,
  description,
  operations: apiOperations.filter((operation) => operation.tag === name),
}));

/** Title of an operation outside the reference, where its id tells it from pages: `Create a form (createForm)`. */
export const operationTitle = ({ id, operation }: ApiOperation): string => `${operation.summary} (${id})`;

/** The operation at a path of the contract, such as `/api/forms/{formId}`, and a method in small letters. */
export const operationAt = (path: string, method: string): ApiOperation | undefined =>
  apiOperations.find((operation) => operation.path === path && operation.method === method);

/** The operation of that id; throws a RangeError with the known ids otherwise. */
export function getOperation(id: string): ApiOperation {
  const found = apiOperations.find((operation) => operation.id === id);
  if (found) return found;
  const known = apiOperations.map((operation) => operation.id).join(', ');
  throw new RangeError(`openapi.json has no operation "${id}". Use one of: ${known}.`);
}

/** The operations before and after one, across tags. */
export function neighbours(id: string): { previous?: ApiOperation; next?: ApiOperation } {
  const index = apiOperations.findIndex((operation) => operation.id === id);
  const [previous, next] = [apiOperations[index - 1], apiOperations[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

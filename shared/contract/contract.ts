import { addressPath } from '@/shared/addresses';
import { site } from '@/theme.config';
import { type LocatedOperation, listOperations } from './resolve';
import type { OpenApiDocument } from './types';

export interface ApiOperation extends LocatedOperation {
  document: OpenApiDocument;
  id: string;
  tag: string;
  isProtected: boolean;
  /** Whether only an Endatix server has it, not the published contract or the sandbox. */
  isServerOnly: boolean;
  /** Site path of its page, such as `/docs/api/forms/createForm`. */
  href: string;
}

/** An API contract with its operations in reading order. */
export interface Contract {
  document: OpenApiDocument;
  /** Tags in the order of their list, operations in the order of the document. */
  operations: readonly ApiOperation[];
  groups: readonly { tag: string; description: string; operations: ApiOperation[] }[];
  /** Returns an operation by ID. Throws a RangeError that lists the known IDs. */
  operation: (id: string) => ApiOperation;
}

/** Returns the path segment of a tag: `Form-Templates` is `form-templates`. */
export const tagSegment = (tag: string): string => tag.toLowerCase();

/** Merges two documents without a common operation; of components with the same name, that of the first counts. */
export const mergeDocuments = (first: OpenApiDocument, second: OpenApiDocument): OpenApiDocument => {
  const kinds = Object.keys(first.components) as (keyof OpenApiDocument['components'])[];
  const components = kinds.map((kind) => [kind, { ...second.components[kind], ...first.components[kind] }]);
  const paths = Object.keys({ ...first.paths, ...second.paths });
  return {
    ...first,
    tags: [...first.tags, ...second.tags.filter(({ name }) => first.tags.every((tag) => tag.name !== name))],
    paths: Object.fromEntries(paths.map((path) => [path, { ...first.paths[path], ...second.paths[path] }])),
    components: Object.fromEntries(components) as OpenApiDocument['components'],
  };
};

/**
 * Reads the operations of a contract.
 * @param published the published contract, if the document describes more than that
 */
export function readOperations(document: OpenApiDocument, published = document): Contract {
  const located = listOperations(document);
  const groups = document.tags.map(({ name: tag, description }) => ({
    tag,
    description,
    operations: located
      .filter(({ operation }) => operation.tags[0] === tag)
      .map((one) => {
        const id = one.operation.operationId;
        const { security } = one.operation;
        const isProtected = security.length > 0 && security.every((entry) => Object.keys(entry).length > 0);
        const isServerOnly = published.paths[one.path]?.[one.method] === undefined;
        const [locale] = site.locales;
        const href = addressPath({ kind: 'operation', locale, tag: tagSegment(tag), id });
        return { ...one, document, id, tag, isProtected, isServerOnly, href };
      }),
  }));
  const operations = groups.flatMap((group) => group.operations);
  const operation = (id: string): ApiOperation => {
    const found = operations.find((candidate) => candidate.id === id);
    if (found) return found;
    const known = operations.map((candidate) => candidate.id).join(', ');
    throw new RangeError(`The contract has no operation "${id}". Use one of: ${known}.`);
  };
  return { document, operations, groups, operation };
}

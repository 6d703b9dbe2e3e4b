import {
  HTTP_METHODS,
  type HttpMethod,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Ref,
  type Schema,
  type SchemaObject,
} from './types';

export const isRef = (value: object): value is Ref => '$ref' in value;

/** Returns the last segment of a reference: `#/components/schemas/Form` gives `Form`. */
export const refName = (ref: Ref): string => ref.$ref.slice(ref.$ref.lastIndexOf('/') + 1);

/** Resolves a JSON pointer (`#/a/b`) in a document; undefined if it points to nothing. */
export function lookup(document: unknown, pointer: string): unknown {
  let value = document;
  for (const raw of pointer.replace(/^#/, '').split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Resolves a reference; other values are returned unchanged. Throws a RangeError for a dangling reference. */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Ref): T {
  if (!isRef(value)) return value;
  const target = lookup(document, value.$ref);
  if (target === undefined) throw new RangeError(`The contract has nothing at ${value.$ref}.`);
  return resolve(document, target as T | Ref);
}

/** Returns the name of a referenced schema; undefined for an inline one. */
export const schemaName = (schema: Schema): string | undefined =>
  isRef(schema) ? refName(schema) : undefined;

export const resolveSchema = (document: OpenApiDocument, schema: Schema): SchemaObject =>
  resolve<SchemaObject>(document, schema);

export interface LocatedOperation {
  method: HttpMethod;
  path: string;
  operation: OperationObject;
  parameters: ParameterObject[];
}

/** Lists the operations of a document, with their parameters and those of their paths. */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => {
      const method = HTTP_METHODS.find((name) => name === key);
      const operation = method && item[method];
      if (!operation) return [];
      const read = (list: (ParameterObject | Ref)[] = []) =>
        list.map((parameter) => resolve<ParameterObject>(document, parameter));
      const own = read(operation.parameters);
      // A parameter of an operation replaces the one of its path.
      const kept = read(item.parameters).filter((one) =>
        own.every((other) => other.name !== one.name || other.in !== one.in),
      );
      return [{ method, path, operation, parameters: [...kept, ...own] }];
    }),
  );
}

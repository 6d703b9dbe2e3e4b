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

/** Last segment of a reference: `#/components/schemas/Form` gives `Form`. */
export const refName = (ref: Ref): string => ref.$ref.slice(ref.$ref.lastIndexOf('/') + 1);

/** Follows a JSON pointer (`#/a/b`) inside a document; `undefined` when it leads nowhere. */
export function lookup(document: unknown, pointer: string): unknown {
  let value = document;
  for (const raw of pointer.replace(/^#/, '').split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The value itself or, for a reference, what it points to. Throws a RangeError on a dangling one. */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Ref): T {
  if (!isRef(value)) return value;
  const target = lookup(document, value.$ref);
  if (target === undefined) throw new RangeError(`The contract has nothing at ${value.$ref}.`);
  return resolve(document, target as T | Ref);
}

/** Name of a referenced schema, `undefined` for one written in place. */
export const schemaName = (schema: Schema): string | undefined =>
  isRef(schema) ? refName(schema) : undefined;

export const resolveSchema = (document: OpenApiDocument, schema: Schema): SchemaObject =>
  resolve<SchemaObject>(document, schema);

/** An operation with its place in the document and its parameters collected. */
export interface LocatedOperation {
  method: HttpMethod;
  path: string;
  operation: OperationObject;
  parameters: ParameterObject[];
}

/** Every operation in the order of the document. */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => {
      const method = HTTP_METHODS.find((name) => name === key);
      const operation = method && item[method];
      if (!operation) return [];
      const own = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = own.map((parameter) => resolve<ParameterObject>(document, parameter));
      return [{ method, path, operation, parameters }];
    }),
  );
}

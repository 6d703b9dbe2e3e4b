import { contract } from '@/generated/server-contract';
import { type ApiOperation, mergeDocuments, readOperations } from './contract';
import { openApi } from './document';
import type { OpenApiDocument, SchemaObject } from './types';
import { variablesByOperation } from './variables';

/**
 * What an Endatix server has in addition to the published contract. Cast, because the build has checked its
 * form.
 */
export const serverApi = contract as OpenApiDocument & {
  /** Properties that a server adds to schemas of the published contract, by schema. */
  'x-server': { schemas: Record<string, Record<string, SchemaObject>> };
};

/** Returns the properties that a server adds to a schema of the published contract. */
export const serverProperties = (schema: string): [string, SchemaObject][] =>
  Object.entries(serverApi['x-server'].schemas[schema] ?? {});

/** Returns schemas with the properties that a server adds. */
export const withServerProperties = (schemas: Record<string, SchemaObject>): Record<string, SchemaObject> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const added = serverProperties(name);
      if (added.length === 0) return [name, schema];
      return [name, { ...schema, properties: { ...schema.properties, ...Object.fromEntries(added) } }];
    }),
  );

/**
 * The published contract and the additions as one document. A test checks that components with the same name
 * are equal. Only the console imports it in the browser.
 */
export const allContract = readOperations(mergeDocuments(openApi, serverApi), openApi);

/** All operations of a server: tags in the order of their list, operations in the order of the documents. */
export const allOperations = allContract.operations;

/** Returns the operation with a path as the contract writes it, and a method; undefined for none. */
export const operationAt = (path: string, method: string): ApiOperation | undefined =>
  allOperations.find((one) => one.path === path && one.method === method);

/**
 * Returns the title of the operation to run first to get a variable, preferably one that reads; undefined if
 * none gives it.
 */
export function titleOfGiver(name: string): string | undefined {
  const [id] = Object.entries(variablesByOperation).find(([, paths]) => Object.hasOwn(paths, name)) ?? [];
  return id && allContract.operation(id).operation.summary;
}

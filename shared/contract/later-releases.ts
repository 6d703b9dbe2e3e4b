import 'server-only';
import { contract } from '@/generated/later-contract';
import { allContract, serverApi, withServerProperties } from './all-operations';
import { type ApiResponse, getResponses } from './bodies';
import { type ApiOperation, mergeDocuments, readOperations } from './contract';
import { openApi } from './document';
import { isRef, lookup, resolve, schemaName } from './resolve';
import { statusText } from './status';
import {
  HTTP_METHODS,
  type HttpMethod,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  type Schema,
  type SchemaObject,
} from './types';

/** What later releases changed in operations that the other documents describe. */
interface LaterChanges {
  /** Added properties, by the name of the schema. */
  schemas: Record<string, Record<string, SchemaObject>>;
  /** Schemas in place of those of earlier releases, by name. */
  replaced: Record<string, SchemaObject>;
  /** Added query parameters, by operation ID. */
  parameters: Record<string, ParameterObject[]>;
  /** What replaces parts of a response or adds one, by operation ID and status. */
  responses: Record<string, Record<string, Partial<ResponseObject>>>;
  /** What replaces the security of an operation, by its ID. */
  security: Record<string, OperationObject['security']>;
  /** First release that no longer requires a property, by the name of the schema and the property. */
  optional: Record<string, Record<string, string>>;
  /** Last release that has a property, by the name of the schema and the property. */
  removed: Record<string, Record<string, string>>;
  /** Last release that has an operation, by its ID. */
  until: Record<string, string>;
  /** Permissions since 0.5.0, by operation ID: any of them is enough. */
  permissions: Record<string, string[]>;
  /** Permissions of the built-in roles that don't have all of them. */
  roles: Record<string, string[]>;
  /** Names of all permissions. */
  allPermissions: string[];
}

/**
 * Operations that releases after the documented source added. Cast, because the build has checked its form.
 */
export const laterApi = contract as OpenApiDocument & { 'x-later': LaterChanges };

const later = laterApi['x-later'];

/** What an account without the permission of an operation gets. */
const FORBIDDEN = { $ref: '#/components/responses/Forbidden' };

/** All documents as one, with the tags of later releases after the others. Only the build reads it. */
export const referenceContract = readOperations(mergeDocuments(allContract.document, laterApi), openApi);

/** All operations of all releases: tags in the order of their list. */
export const referenceOperations = referenceContract.operations;

/** Returns whether an operation needs the token of `createFormAccessToken` instead of an account's. */
export const needsFormToken = ({ operation }: ApiOperation): boolean =>
  operation.security.some((one) => Object.hasOwn(one, 'FormAccessToken'));

/** Returns the first release that has an operation; undefined for one of the documented source. */
export const sinceRelease = ({ operation }: ApiOperation): string | undefined => operation['x-since'];

/** Returns the last release that has an operation; undefined if the newest has it. */
export const untilRelease = ({ id }: ApiOperation): string | undefined => later.until[id];

/**
 * Returns the permissions that an operation needs since 0.5.0, any of which is enough; `role:` precedes a
 * role. Empty where a token or nothing is enough.
 */
export const getPermissions = ({ id, operation }: ApiOperation): readonly string[] =>
  (operation['x-permission'] ?? later.permissions[id] ?? []).filter((name) => /[.:]/.test(name));

/**
 * Returns the built-in roles that can call an operation since 0.5.0, in the order of their rights. Empty where
 * no role is needed.
 */
export function rolesFor(operation: ApiOperation): string[] {
  const permissions = getPermissions(operation);
  if (permissions.length === 0) return [];
  const [role] = permissions.filter((name) => name.startsWith('role:'));
  if (role) return [role.slice('role:'.length)];
  const others = Object.entries(later.roles).filter(([, own]) =>
    permissions.some((name) => own.includes(name)),
  );
  return ['PlatformAdmin', 'Admin', ...others.map(([name]) => name)];
}

/** Returns the properties that later releases added to a schema, in the order of their release. */
export const laterProperties = (schema: string): [string, SchemaObject][] =>
  Object.entries(later.schemas[schema] ?? {});

/** Returns the last release that has a property of a schema; undefined if the newest has it. */
export const untilOfProperty = (schema: string, property: string): string | undefined =>
  later.removed[schema]?.[property];

/** Returns whether the newest release requires a property that a schema lists as required. */
export const isStillRequired = (schema: string, property: string): boolean =>
  !(untilOfProperty(schema, property) ?? later.optional[schema]?.[property]);

/** Returns the query parameters that later releases added to an operation. */
export const laterParameters = ({ id }: ApiOperation): readonly ParameterObject[] =>
  later.parameters[id] ?? [];

/** Returns the previous and next operation, across tags. */
export function neighbors(id: string) {
  const index = referenceOperations.findIndex((operation) => operation.id === id);
  return { previous: referenceOperations[index - 1], next: referenceOperations[index + 1] };
}

/** Returns the responses that the newest release changed or added, with what differs of each. */
export function laterResponses(operation: ApiOperation): ApiResponse[] {
  const changes = Object.entries(later.responses[operation.id] ?? {}).map(([status, change]) => [
    status,
    { description: '', ...change },
  ]);
  return getResponses({
    ...operation,
    operation: { ...operation.operation, responses: Object.fromEntries(changes) },
  });
}

/** Returns the schema in place of that of earlier releases; undefined if it stayed. */
export const replacedSchema = (schema: Schema): SchemaObject | undefined =>
  later.replaced[schemaName(schema) ?? ''];

/** Returns the responses of an operation as the newest release sends them. */
function newestResponses(operation: ApiOperation): OperationObject['responses'] {
  const { responses } = operation.operation;
  const changed = Object.entries(later.responses[operation.id] ?? {}).map(([status, change]) => {
    const response = responses[status];
    const earlier = response && resolve<ResponseObject>(referenceContract.document, response);
    return [status, { description: statusText(Number(status)), ...earlier, ...change }];
  });
  const refused = getPermissions(operation).length > 0 && { 403: FORBIDDEN };
  return { ...refused, ...responses, ...Object.fromEntries(changed) };
}

/** Leaves out the schemas that nothing refers to: those of earlier responses. */
function withoutUnusedSchemas(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...others } = document.components;
  const used = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || used.has(part)) return;
    used.add(part);
    for (const value of Object.values(part)) visit(value);
    if (isRef(part)) visit(lookup(document, part.$ref));
  };
  visit([document.paths, others]);
  const kept = Object.entries(schemas).filter(([, schema]) => used.has(schema));
  return { ...document, components: { ...others, schemas: Object.fromEntries(kept) } };
}

/**
 * Returns the operations that a server of the newest release has, as one document for client generators: with
 * what was added or changed, and without what was removed.
 */
export function newestDocument(): OpenApiDocument {
  const { document: whole } = referenceContract;
  const schemas = Object.entries(withServerProperties(whole.components.schemas)).map(([name, schema]) => {
    const replaced = later.replaced[name];
    if (replaced) return [name, replaced];
    const kept = Object.entries(schema.properties ?? {}).filter(([key]) => !untilOfProperty(name, key));
    const properties = Object.fromEntries([...kept, ...laterProperties(name)]);
    const required = schema.required?.filter((key) => isStillRequired(name, key));
    return [name, { ...schema, ...(schema.properties && { properties }), ...(required && { required }) }];
  });
  const paths = Object.entries(whole.paths).flatMap(([path, item]) => {
    const kept = HTTP_METHODS.flatMap((method): [HttpMethod, OperationObject][] => {
      const operation = item[method];
      if (!operation || later.until[operation.operationId]) return [];
      const added = later.parameters[operation.operationId];
      const parameters = added && [...(operation.parameters ?? []), ...added];
      const responses = newestResponses(referenceContract.operation(operation.operationId));
      const security = later.security[operation.operationId] ?? operation.security;
      return [[method, { ...operation, ...(parameters && { parameters }), security, responses }]];
    });
    const { parameters } = item;
    if (kept.length === 0) return [];
    return [[path, { ...(parameters && { parameters }), ...Object.fromEntries(kept) }]];
  });
  return withoutUnusedSchemas({
    ...whole,
    info: laterApi.info,
    servers: serverApi.servers,
    paths: Object.fromEntries(paths),
    components: { ...whole.components, schemas: Object.fromEntries(schemas) },
  });
}

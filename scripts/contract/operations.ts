import { listOperations, resolve, schemaName } from '@/lib/contract/resolve';
import type { MediaType, OpenApiDocument, ParameterObject, ResponseObject } from '@/lib/contract/types';
import { BANNER } from './banner';
import { requestProperties } from './request-properties';

/** A body as the table shows it: named schema and media type. */
interface Body {
  schema: string;
  contentType: string;
}

const parameter = ({ name, required, schema }: ParameterObject) => ({
  name,
  type: schema.type ?? 'string',
  ...(schema.format ? { format: schema.format } : {}),
  required: required ?? false,
  ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
  ...(schema.default === undefined ? {} : { default: schema.default }),
});

function body(content: Record<string, MediaType> | undefined): Body | null {
  const entry = Object.entries(content ?? {})[0];
  return entry ? { schema: schemaName(entry[1].schema) ?? '', contentType: entry[0] } : null;
}

/** The operations as plain data, keyed by operationId; the source of `generated/operations.ts`. */
export function operationTable(document: OpenApiDocument) {
  return Object.fromEntries(
    listOperations(document).map(({ method, path, operation, parameters }) => [
      operation.operationId,
      {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        protected: operation.security.length > 0,
        hasBody: operation.requestBody !== undefined,
        requestSchema: body(operation.requestBody?.content)?.schema ?? null,
        requestProperties: requestProperties(document, operation),
        pathParameters: parameters.filter((p) => p.in === 'path').map(parameter),
        queryParameters: parameters.filter((p) => p.in === 'query').map(parameter),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            body(resolve<ResponseObject>(document, response).content),
          ]),
        ),
      },
    ]),
  );
}

const HEAD = `${BANNER}
import type { components } from './api-types';

export type SchemaName = keyof components['schemas'];

export interface OperationParameter {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  required: boolean;
  minimum?: number;
  default?: unknown;
}

/** What the server has to check of one property of a request body. */
export interface RequestProperty {
  name: string;
  kind: 'text' | 'flag' | 'int32';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  pattern?: string;
  email?: true;
}

/** What the contract says about one operation, without texts. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI template, parameters in braces. */
  path: string;
  tag: string;
  /** Whether a bearer token is needed. */
  protected: boolean;
  hasBody: boolean;
  requestSchema: SchemaName | null;
  /** Properties of the request body, none without one. */
  requestProperties: readonly RequestProperty[];
  pathParameters: readonly OperationParameter[];
  queryParameters: readonly OperationParameter[];
  /** By status; null for a response without a body. */
  responses: { readonly [status: string]: { schema: SchemaName; contentType: string } | null };
}

`;

/** Text of `generated/operations.ts`. */
export const operationsModule = (document: OpenApiDocument): string =>
  `${HEAD}export const operations = ${JSON.stringify(operationTable(document), null, 2)} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
`;

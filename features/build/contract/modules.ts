import type { RequestProperty } from '@/shared/contract/request-property';
import { listOperations, resolve, schemaName } from '@/shared/contract/resolve';
import type {
  MediaType,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
  SchemaObject,
} from '@/shared/contract/types';
import { exactText, parseExact } from '@/shared/http/json';
import { jsonTokens } from '@/shared/http/json-tokens';

/** A contract with its file name and text. */
export interface ContractFile {
  file: string;
  text: string;
  document: OpenApiDocument;
}

const banner = ({ file }: ContractFile) =>
  `// Generated from ${file} by features/build/contract/generate.ts. Do not edit.`;

/** Converts JSON to TypeScript: integers beyond a double become `bigint` literals. */
function literal(text: string): string {
  const parts: string[] = [];
  let written = 0;
  for (const { kind, end, start } of jsonTokens(text)) {
    const token = text.slice(start, end);
    if (kind !== 'number' || !/^-?\d+$/.test(token) || Number.isSafeInteger(Number(token))) continue;
    parts.push(text.slice(written, end), 'n');
    written = end;
  }
  return parts.join('') + text.slice(written);
}

/**
 * Returns `generated/contract.ts`, the contract as a value. Bundlers would round its 64-bit IDs in a JSON
 * import.
 */
export function contractModule(contract: ContractFile): string {
  const document = parseExact(contract.text) as unknown as OpenApiDocument;
  const { description, ...info } = document.info;
  return `${banner(contract)}
export const contract: unknown = ${literal(exactText({ ...document, info }))};
/** Not part of the contract above, because browsers load that. */
export const description = ${JSON.stringify(description)};
`;
}

function classify({ type, format }: SchemaObject): RequestProperty['kind'] | undefined {
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'flag';
  return type === 'integer' && format === 'int32' ? 'int32' : undefined;
}

function getProperty(name: string, required: boolean, schema: SchemaObject, where: string) {
  const kind = classify(schema);
  if (!kind) {
    throw new Error(
      `openapi.json: the property "${name}" of ${where} must be a string, a boolean or an int32. Change its type, or extend packages/reference-api/http/body.ts and features/build/contract/modules.ts to read it.`,
    );
  }
  const { minLength, maxLength, minimum, pattern, format } = schema;
  const rule = format === 'email' ? { email: true } : { pattern };
  // Written as JSON, which leaves out what is undefined.
  return { name, kind, required, minLength, maxLength, minimum, ...rule };
}

/**
 * Returns the properties of a request body with their rules, in the order of the contract.
 * @throws Error for a property that the server cannot read
 */
function requestProperties(document: OpenApiDocument, operation: OperationObject) {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content) return [];
  const { properties = {}, required = [] } = resolve<SchemaObject>(document, content.schema);
  const { operationId } = operation;
  return Object.entries(properties).map(([name, schema]) =>
    getProperty(name, required.includes(name), resolve<SchemaObject>(document, schema), operationId),
  );
}

const parameter = ({ name, schema }: ParameterObject) => ({
  name,
  type: schema.type ?? 'string',
  format: schema.format,
  minimum: schema.minimum,
  default: schema.default,
});

/** Returns schema name and media type of a body; null for none. */
function body(content: Record<string, MediaType> | undefined) {
  const entry = Object.entries(content ?? {})[0];
  return entry ? { schema: schemaName(entry[1].schema) ?? '', contentType: entry[0] } : null;
}

/** Returns the operations as plain data by `operationId`, for `generated/operations.ts`. */
function operationTable(document: OpenApiDocument) {
  return Object.fromEntries(
    listOperations(document).map(({ method, path, operation, parameters }) => [
      operation.operationId,
      {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        protected: operation.security.length > 0,
        hasBody: operation.requestBody !== undefined,
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

const HEAD = `import type { RequestProperty } from '../shared/contract/request-property';
import type { components } from './api-types';

export type { RequestProperty };

type SchemaName = keyof components['schemas'];

export interface OperationParameter {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  minimum?: number;
  default?: unknown;
}

/** What the contract says about one operation, without texts. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI template, parameters in braces. */
  path: string;
  /** Whether a bearer token is needed. */
  protected: boolean;
  hasBody: boolean;
  /** Properties of the request body, none without one. */
  requestProperties: readonly RequestProperty[];
  pathParameters: readonly OperationParameter[];
  queryParameters: readonly OperationParameter[];
  /** By status; null for a response without a body. */
  responses: { readonly [status: string]: { schema: SchemaName; contentType: string } | null };
}

`;

/** Returns `generated/operations.ts` with what programs need of each operation. */
export const operationsModule = (contract: ContractFile): string =>
  `${banner(contract)}
${HEAD}export const operations = ${JSON.stringify(operationTable(contract.document), null, 2)} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
`;

/** Returns `generated/api-types.ts` with the types `paths`, `operations` and `components`. */
export async function typesModule(contract: ContractFile): Promise<string> {
  // Dynamic import: without types, programs run without this development tool.
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  // The server uses the default of a missing property, so the property stays optional.
  const options = { defaultNonNullable: false, silent: true };
  return `${banner(contract)}\n${astToString(await openapiTypescript(contract.text, options))}`;
}

/** Returns `generated/server-operations.ts`: names and paths of the operations of openapi.server.json. */
export const serverOperationsModule = (contract: ContractFile): string => {
  const rows = listOperations(contract.document).map(({ method, path, operation: { operationId } }) => ({
    operationId,
    method: method.toUpperCase(),
    path,
  }));
  return `${banner(contract)}\nexport const serverOperations = ${JSON.stringify(rows, null, 2)} as const;\n`;
};

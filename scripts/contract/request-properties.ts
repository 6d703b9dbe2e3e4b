import { resolve } from '@/lib/contract/resolve';
import type { OpenApiDocument, OperationObject, Schema, SchemaObject } from '@/lib/contract/types';
import { ContractError } from './error';

/** What the server has to check of one property of a request body. */
export interface RequestProperty {
  name: string;
  kind: 'text' | 'flag' | 'int32';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  /** Only of texts that are no e-mail address: those have a rule of their own. */
  pattern?: string;
  email?: true;
}

function kindOf({ type, format }: SchemaObject): RequestProperty['kind'] | undefined {
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'flag';
  return type === 'integer' && format === 'int32' ? 'int32' : undefined;
}

function propertyOf(name: string, required: boolean, schema: SchemaObject, where: string): RequestProperty {
  const kind = kindOf(schema);
  if (!kind) {
    throw new ContractError(
      `openapi.json: the property "${name}" of ${where} must be a string, a boolean or an int32. Change its type, or extend api/http/body.ts and scripts/contract/request-properties.ts to read it.`,
    );
  }
  const { minLength, maxLength, minimum, pattern, format } = schema;
  return {
    name,
    kind,
    required,
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(pattern === undefined || format === 'email' ? {} : { pattern }),
    ...(format === 'email' ? { email: true } : {}),
  };
}

/**
 * The properties of an operation's request body with their rules, in the order of the contract.
 * @throws ContractError for a property that the server cannot read
 */
export function requestProperties(document: OpenApiDocument, operation: OperationObject): RequestProperty[] {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content) return [];
  const { properties = {}, required = [] } = resolve<SchemaObject>(document, content.schema as Schema);
  return Object.entries(properties).map(([name, schema]) =>
    propertyOf(name, required.includes(name), resolve<SchemaObject>(document, schema), operation.operationId),
  );
}

import { resolve } from '@/lib/shared/openapi/resolve';
import type { OpenApiDocument, OperationObject, Schema, SchemaObject } from '@/lib/shared/openapi/types';
import { ContractError } from './error';

/** What the server has to check of one member of a request body. */
export interface RequestMember {
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

function kindOf({ type, format }: SchemaObject): RequestMember['kind'] | undefined {
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'flag';
  return type === 'integer' && format === 'int32' ? 'int32' : undefined;
}

function memberOf(name: string, required: boolean, schema: SchemaObject, where: string): RequestMember {
  const kind = kindOf(schema);
  if (!kind) {
    throw new ContractError(
      `openapi.json: the member "${name}" of ${where} is neither a text, a boolean nor an int32; teach sandbox/http/json-body.ts and scripts/contract/request-members.ts to read it.`,
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
 * The members of an operation's request body with their rules, in the order of the contract.
 * @throws ContractError for a member that the server cannot read
 */
export function requestMembers(document: OpenApiDocument, operation: OperationObject): RequestMember[] {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content) return [];
  const { properties = {}, required = [] } = resolve<SchemaObject>(document, content.schema as Schema);
  return Object.entries(properties).map(([name, schema]) =>
    memberOf(name, required.includes(name), resolve<SchemaObject>(document, schema), operation.operationId),
  );
}

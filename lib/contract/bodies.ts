import type { ExactJson } from '../api/json';
import type { ApiOperation } from './contract';
import { openApi } from './document';
import { resolve } from './resolve';
import type {
  ExampleObject,
  HeaderObject,
  MediaType,
  OpenApiDocument,
  ResponseObject,
  Schema,
} from './types';

export interface BodyExample {
  name: string;
  summary: string;
  value: ExactJson;
}

export interface Body {
  contentType: string;
  schema: Schema;
  examples: BodyExample[];
}

export interface ApiResponse {
  status: number;
  description: string;
  headers: { name: string; description: string; example: string }[];
  body?: Body;
}

function readBody(
  content: Record<string, MediaType> | undefined,
  document: OpenApiDocument,
): Body | undefined {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return undefined;
  const [contentType, { schema, examples = {} }] = entry;
  return {
    contentType,
    schema,
    examples: Object.entries(examples).map(([name, example]) => {
      const { summary = name, value } = resolve<ExampleObject>(document, example);
      return { name, summary, value };
    }),
  };
}

/** The request body of an operation of a contract, the current one unless given; undefined when it takes none. */
export const requestBody = (
  { operation }: ApiOperation,
  document: OpenApiDocument = openApi,
): Body | undefined => readBody(operation.requestBody?.content, document);

/** The responses of an operation of a contract, the current one unless given, by rising status. */
export const responsesOf = (
  { operation }: ApiOperation,
  document: OpenApiDocument = openApi,
): ApiResponse[] =>
  Object.entries(operation.responses).map(([status, entry]) => {
    const response = resolve<ResponseObject>(document, entry);
    const body = readBody(response.content, document);
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { description = '', example } = resolve<HeaderObject>(document, header);
      return { name, description, example: String(example ?? '') };
    });
    return { status: Number(status), description: response.description, headers, ...(body && { body }) };
  });

import { openApi } from './document';
import type { ApiOperation } from './operations';
import { resolve } from './resolve';
import type { ExampleObject, HeaderObject, Json, MediaType, ResponseObject, Schema } from './types';

/** A named example of a body. */
export interface BodyExample {
  name: string;
  summary: string;
  value: Json;
}

/** A body with its media type. */
export interface Body {
  contentType: string;
  schema: Schema;
  examples: BodyExample[];
}

/** An answer with everything its page shows. */
export interface ApiResponse {
  status: number;
  description: string;
  headers: { name: string; description: string; example: string }[];
  body?: Body;
}

function readBody(content: Record<string, MediaType> | undefined): Body | undefined {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return undefined;
  const [contentType, { schema, examples = {} }] = entry;
  return {
    contentType,
    schema,
    examples: Object.entries(examples).map(([name, example]) => {
      const { summary = name, value } = resolve<ExampleObject>(openApi, example);
      return { name, summary, value };
    }),
  };
}

/** The request body of an operation; undefined when it takes none. */
export const requestBody = ({ operation }: ApiOperation): Body | undefined =>
  readBody(operation.requestBody?.content);

/** The answers of an operation by rising status. */
export const responsesOf = ({ operation }: ApiOperation): ApiResponse[] =>
  Object.entries(operation.responses).map(([status, entry]) => {
    const response = resolve<ResponseObject>(openApi, entry);
    const body = readBody(response.content);
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { description = '', example } = resolve<HeaderObject>(openApi, header);
      return { name, description, example: String(example ?? '') };
    });
    return { status: Number(status), description: response.description, headers, ...(body && { body }) };
  });

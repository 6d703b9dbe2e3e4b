import type { ApiOperation } from './contract';
import { resolve } from './resolve';
import type { ExampleObject, HeaderObject, MediaType, OpenApiDocument, ResponseObject } from './types';

export type Body = ReturnType<typeof readBodies>[number];
export type ApiResponse = ReturnType<typeof getResponses>[number];

const readBodies = (content: Record<string, MediaType> = {}, document: OpenApiDocument) =>
  Object.entries(content).map(([contentType, { schema, examples = {} }]) => ({
    contentType,
    schema,
    examples: Object.entries(examples).map(([name, example]) => {
      const { summary = name, value } = resolve<ExampleObject>(document, example);
      return { name, summary, value };
    }),
  }));

/** Returns the request body in its first media type. */
export const requestBody = ({ operation, document }: ApiOperation): Body | undefined =>
  readBodies(operation.requestBody?.content, document)[0];

/** Returns the responses of an operation by ascending status. */
export const getResponses = ({ operation, document }: ApiOperation) =>
  Object.entries(operation.responses).map(([status, entry]) => {
    const response = resolve<ResponseObject>(document, entry);
    const bodies = readBodies(response.content, document);
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { description = '', example } = resolve<HeaderObject>(document, header);
      return { name, description, example: String(example ?? '') };
    });
    const { description, 'x-since': since } = response;
    return { status: Number(status), description, since, headers, body: bodies[0], bodies };
  });

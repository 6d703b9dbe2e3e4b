/**
 * The subset of OpenAPI 3.0 in openapi.json, openapi.server.json and openapi.0.7.json. redocly.yaml and
 * tests reject documents beyond it, so readers of these types need no further checks.
 */

import type { ExactJson } from '@/shared/http/json';

export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Ref {
  $ref: string;
}

export interface SchemaObject {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  description?: string;
  format?: string;
  pattern?: string;
  nullable?: boolean;
  default?: Json;
  example?: ExactJson;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Ref[];
  /** Release that added the property. */
  'x-since'?: string;
}
export type Schema = SchemaObject | Ref;

export interface ExampleObject {
  summary?: string;
  value: ExactJson;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, ExampleObject | Ref>;
}

export interface HeaderObject {
  description?: string;
  schema: SchemaObject;
  example?: ExactJson;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: SchemaObject;
  example?: ExactJson;
  /** Release that added the parameter. */
  'x-since'?: string;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Ref>;
  content?: Record<string, MediaType>;
  /** Whether the body can be missing, which OpenAPI can't express. The description says when. */
  'x-can-be-empty'?: true;
  /** Release that added the response. */
  'x-since'?: string;
}

export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Empty for an open operation. An empty entry makes the others optional. */
  security: Record<string, string[]>[];
  parameters?: (ParameterObject | Ref)[];
  requestBody?: { description?: string; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Ref>;
  /** Release that added the operation. */
  'x-since'?: string;
  /** Permissions, any of which is enough, or `role:` and a role. */
  'x-permission'?: string[];
  /** Setting that switches the operation on. */
  'x-feature'?: string;
}

export type PathItem = Partial<Record<HttpMethod, OperationObject>> & {
  parameters?: (ParameterObject | Ref)[];
};

export interface OpenApiDocument {
  openapi: string;
  /** `description` is in openapi.json only, not in the generated value. */
  info: { title: string; version: string; description?: string };
  servers: { url: string; description?: string; variables?: Record<string, { default: string }> }[];
  /** `externalDocs` links to the page of this site that explains the concept. */
  tags: { name: string; description: string; externalDocs?: { description: string; url: string } }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, SchemaObject>;
    parameters: Record<string, ParameterObject>;
    headers: Record<string, HeaderObject>;
    examples: Record<string, ExampleObject>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

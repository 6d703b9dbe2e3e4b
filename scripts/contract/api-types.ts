import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/lib/contract/types';
import { BANNER } from './banner';

/** Text of `generated/api-types.ts`: the types `paths`, `operations` and `components`. */
export async function typesModule(document: OpenApiDocument): Promise<string> {
  // A default is what the server assumes for a missing property, so the property stays optional.
  const nodes = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    silent: true,
  });
  return `${BANNER}\n${astToString(nodes)}`;
}

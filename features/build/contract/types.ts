import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/shared/contract/types';
import { banner } from './modules';

/** Returns `generated/api-types.ts` with the types `paths`, `operations` and `components`. */
export async function typesModule(document: OpenApiDocument): Promise<string> {
  // The server uses the default of a missing property, so the property stays optional.
  const nodes = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    silent: true,
  });
  return `${banner()}\n${astToString(nodes)}`;
}

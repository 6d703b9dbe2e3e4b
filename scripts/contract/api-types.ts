import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/lib/shared/openapi/types';

/** Text of `generated/api-types.ts`: the types `paths`, `operations` and `components`. */
export async function typesModule(document: OpenApiDocument): Promise<string> {
  // A default is what the server assumes for a missing member, so the member stays optional.
  const nodes = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    silent: true,
  });
  return `// Generated from openapi.json by scripts/contract/generate.ts. Do not edit.\n${astToString(nodes)}`;
}

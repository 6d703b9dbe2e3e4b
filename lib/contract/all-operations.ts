import { contract } from '@/generated/server-contract';
import { type ApiOperation, readOperations } from './contract';
import { openApi } from './document';
import type { OpenApiDocument } from './types';

/** What an Endatix server has in addition to the published contract. The build has checked its form, so the cast. */
export const serverApi = contract as OpenApiDocument;

const both = <Kind extends keyof OpenApiDocument['components']>(kind: Kind) => ({
  ...serverApi.components[kind],
  ...openApi.components[kind],
});

const isNewTag = ({ name }: { name: string }) => openApi.tags.every((tag) => tag.name !== name);

/**
 * The published contract and what a server has in addition, as one document. A test checks that components of the same
 * name are the same. Reading pages import none of it in the browser: lib/contract/operations.ts is what the sandbox has.
 */
export const allContract = readOperations(
  {
    ...openApi,
    tags: [...openApi.tags, ...serverApi.tags.filter(isNewTag)],
    paths: { ...openApi.paths, ...serverApi.paths },
    components: {
      schemas: both('schemas'),
      parameters: both('parameters'),
      headers: both('headers'),
      examples: both('examples'),
      responses: both('responses'),
      securitySchemes: both('securitySchemes'),
    },
  },
  openApi,
);

/** All operations of a server: tags in the order of their list, operations in the order of the documents. */
export const allOperations = allContract.operations;

/** The operations before and after one, across tags. */
export function neighbors(id: string): { previous?: ApiOperation; next?: ApiOperation } {
  const index = allOperations.findIndex((operation) => operation.id === id);
  const [previous, next] = [allOperations[index - 1], allOperations[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

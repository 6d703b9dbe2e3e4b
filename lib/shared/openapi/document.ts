import contract from '@/openapi.json';
import type { OpenApiDocument } from './types';

/** The API contract. The build has checked its form (scripts/contract/check.ts), hence the cast. */
export const openApi = contract as unknown as OpenApiDocument;

/** Address of a reader's own server in samples: the platform's default while developing. */
export const exampleOrigin: string =
  contract.servers[1]?.variables?.origin?.default ?? 'https://localhost:5001';

import contract from '@/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from './types';

/** The API contract. The build has checked its form (scripts/contract/check.ts), hence the cast. */
export const openApi = contract as unknown as OpenApiDocument;

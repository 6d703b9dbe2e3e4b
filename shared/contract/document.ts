import { contract } from '@/generated/contract';
import type { OpenApiDocument } from './types';

/**
 * The API contract; integers beyond 2^53 in its examples are `bigint`. The build has checked its form
 * (features/build/contract/check.ts), so the cast.
 */
export const openApi = contract as OpenApiDocument;

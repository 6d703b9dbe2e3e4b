import { contract, description } from '@/generated/contract';
import type { OpenApiDocument } from './types';

/**
 * The API contract. Integers beyond 2^53 in its examples are `bigint`. Cast, because the build has checked
 * its form (redocly.yaml).
 */
export const openApi = contract as OpenApiDocument;

/** The rules of all operations, in Markdown. Browsers don't load them. */
export const apiRules = description;

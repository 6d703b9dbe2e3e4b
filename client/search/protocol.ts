import 'client-only';
import type { Found, SearchOptions } from '@/lib/search/engine';

/** What the page sends to the worker; a search returns a response. */
export type SearchRequest =
  | { kind: 'prepare'; language: string }
  | { kind: 'search'; number: number; query: string; language: string; options: SearchOptions };

/** What the worker returns, with the number of the request. */
export type SearchResponse = { number: number; found: Found } | { number: number; problem: string };

import 'client-only';
import type { Found } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';

/** What the page tells the worker; only what has a number is answered. */
export type Order =
  | { kind: 'prepare'; language: string }
  | { kind: 'search'; number: number; query: string; language: string; group: SearchGroup | undefined };

/** What the worker answers, with the number of the order. */
export type Answer = { number: number; found: Found } | { number: number; problem: string };

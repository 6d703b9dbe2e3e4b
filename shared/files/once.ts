import 'server-only';
import { cache } from 'react';

/**
 * Caches a function without arguments: for the whole build, whose sources don't change, and for one page in
 * the development server, where they do.
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  if (process.env.NODE_ENV !== 'production') return cache(work);
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

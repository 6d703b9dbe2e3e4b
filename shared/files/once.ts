import 'server-only';
import { cache } from 'react';

/**
 * Lets a function without arguments work once: for all pages of a build, whose sources stay as they are, and once a page
 * in the development server, where they change.
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  if (process.env.NODE_ENV !== 'production') return cache(work);
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

import { type Release, releases } from './release';
import type { Target } from './target';
import { useStore } from './use-store';

/** Returns the recognized release of a server; undefined until then, and for the sandbox. */
export function useRelease(target: Target): Release | undefined {
  const known = useStore(releases);
  return target.kind === 'server' ? known[target.origin] : undefined;
}

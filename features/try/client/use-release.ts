import { type Release, releases } from '@/features/try/client/release';
import type { Target } from '@/features/try/client/target';
import { useStore } from '@/features/try/client/use-store';

/** Returns the recognized release of a server; undefined until then, and for the sandbox. */
export function useRelease(target: Target): Release | undefined {
  const known = useStore(releases);
  return target.kind === 'server' ? known[target.origin] : undefined;
}

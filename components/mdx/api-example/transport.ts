import type { Target } from '@/lib/browser/api/target';
import type { Transport } from '@/lib/shared/examples/runner';

let isWatching = false;

/**
 * How to send to a target: the function and the prefix of every path. `onDataLost` is called whenever
 * the sandbox was reset or filled from a file, as ids and tokens from before are then void.
 * Rejects when the sandbox cannot be loaded.
 */
export async function openTransport(
  target: Target,
  onDataLost: () => void,
): Promise<{ transport: Transport; origin: string }> {
  if (target.kind === 'server')
    return { transport: (input, init) => fetch(input, init), origin: target.origin };
  const { sandboxFetch, onSandboxChange } = await import('@/sandbox/browser/client');
  if (!isWatching) onSandboxChange((change) => change !== 'write' && onDataLost());
  isWatching = true;
  return { transport: sandboxFetch, origin: window.location.origin };
}

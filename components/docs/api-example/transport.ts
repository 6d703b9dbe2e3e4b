import type { Transport } from './runner';
import type { Target } from './target';

/** How to send to a target: the function and the prefix of every path. Rejects when the sandbox cannot be loaded. */
export async function openTransport(target: Target): Promise<{ transport: Transport; origin: string }> {
  if (target.kind === 'server')
    return { transport: (input, init) => fetch(input, init), origin: target.origin };
  throw new Error('this build has no sandbox; choose your own server.');
}

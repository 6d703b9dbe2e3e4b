import { type Context, createContext, useContext } from 'react';

/**
 * Creates a context whose hook throws outside the provider.
 * @param hook name of the hook for the error message
 * @param provider name of the provider for the error message
 */
export function createRequiredContext<Value>(
  hook: string,
  provider: string,
): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  context.displayName = provider;
  function useRequired(): Value {
    const value = useContext(context);
    if (value === null)
      throw new Error(`${hook} was called outside of <${provider}>: put the component inside it.`);
    return value;
  }
  return [context, useRequired];
}

import { type Context, createContext, useContext } from 'react';

/**
 * Makes a context whose hook fails outside the provider with an error that names both.
 * @param hook name of the hook, such as `useColorMode`
 * @param provider name of the component that must stand above it
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

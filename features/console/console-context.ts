import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@/features/layout/create-context';
import type { Exchange } from './client/exchanges';
import type { ConsoleState } from './console-state';

export const [ConsoleContext, useConsole] = createRequiredContext<ConsoleState>(
  'useConsole',
  'ConsoleContext',
);

export { useStore } from '@/features/api-client/use-store';

const none: Exchange = {};

/** Returns the last request of an operation, and renders the component again only when it changes. */
export function useExchange(operationId: string): Exchange {
  const { exchanges } = useConsole();
  const present = () => exchanges.get().get(operationId) ?? none;
  return useSyncExternalStore(exchanges.subscribe, present, present);
}

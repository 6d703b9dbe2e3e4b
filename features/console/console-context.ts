import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@/features/layout/create-context';
import type { ApiOperation } from '@/shared/contract/operations';
import type { Exchange } from './client/exchanges';
import type { ConsoleState } from './console-state';

export const [ConsoleContext, useConsole] = createRequiredContext<ConsoleState>(
  'useConsole',
  'ConsoleContext',
);

/** The operation of a form. Swagger UI gives its parts only path and method. */
export const [OperationContext, useOperation] = createRequiredContext<ApiOperation>(
  'useOperation',
  'OperationContext',
);

export { useStore } from '@/features/try/client/use-store';

const none: Exchange = {};

/** Returns the last request of the operation, and renders the component again only when it changes. */
export function useExchange(): Exchange {
  const { exchanges } = useConsole();
  const { id } = useOperation();
  const present = () => exchanges.get().get(id) ?? none;
  return useSyncExternalStore(exchanges.subscribe, present, present);
}

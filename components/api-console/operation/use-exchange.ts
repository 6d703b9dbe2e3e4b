import { useSyncExternalStore } from 'react';
import type { Exchange } from '@/lib/browser/console/exchanges';
import { useConsole } from '../console-context';

const none: Exchange = {};

/** The last request of an operation; the component renders again only when that one changes. */
export function useExchange(operationId: string): Exchange {
  const { exchanges } = useConsole();
  const present = () => exchanges.get().get(operationId) ?? none;
  return useSyncExternalStore(exchanges.subscribe, present, present);
}

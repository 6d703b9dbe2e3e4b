import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@/features/layout/create-context';
import type { ConsoleTexts } from '@/shared/i18n/en/console';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import type { Exchange } from './client/exchanges';
import type { ConsoleState } from './console-state';

/** The texts of the console, and those that it shares with the examples of the guides. */
export interface AllTexts extends ConsoleTexts {
  panel: PanelTexts;
}

export const [TextsContext, useTexts] = createRequiredContext<AllTexts>('useTexts', 'TextsContext');

export const [ConsoleContext, useConsole] = createRequiredContext<ConsoleState>(
  'useConsole',
  'ConsoleContext',
);

export { useStore } from '@/features/api-client/use-store';

const none: Exchange = {};

/** The last request of an operation; the component renders again only when that one changes. */
export function useExchange(operationId: string): Exchange {
  const { exchanges } = useConsole();
  const present = () => exchanges.get().get(operationId) ?? none;
  return useSyncExternalStore(exchanges.subscribe, present, present);
}

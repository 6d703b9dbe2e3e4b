import { createRequiredContext } from '@/components/shell/create-context';
import type { ConsoleState } from './console-state';

const [ConsoleContext, useConsole] = createRequiredContext<ConsoleState>('useConsole', 'ConsoleContext');

export { useStore } from '@/components/api-client/use-store';
export { ConsoleContext, useConsole };

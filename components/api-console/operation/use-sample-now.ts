import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import type { SampleRequest } from '@/lib/shared/samples/types';
import { useConsole } from '../console-context';

/**
 * The request that Execute would send now as a program, followed as form, server, session and carried values change. Null
 * before the console is ready.
 */
export function useSampleNow(operation: ApiOperation, withSignIn: boolean): SampleRequest | null {
  const state = useConsole();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        state.target.subscribe(listener),
        state.account.subscribe(listener),
        state.values.subscribe(listener),
        state.sendsToken.subscribe(listener),
        state.system.get()?.getStore().subscribe(listener),
      ];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [state],
  );
  // As text, which is equal when the request is.
  const present = () => JSON.stringify(state.sampleNow(operation, withSignIn));
  const text = useSyncExternalStore(subscribe, present, present);
  return useMemo(() => JSON.parse(text) as SampleRequest | null, [text]);
}

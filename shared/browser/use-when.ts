import 'client-only';
import { type EffectCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Runs an effect after the first render and when a cause changes. Other values that the effect reads don't
 * run it. Replaces `useEffectEvent`, which React 19.1 lacks.
 * @param causes values that are compared; always the same number of them
 * @param effect may return a cleanup function
 * @param useTiming `useLayoutEffect` for what must happen before the browser paints
 */
export function useWhen(
  causes: readonly unknown[],
  effect: EffectCallback,
  useTiming: typeof useEffect = useEffect,
): void {
  const latest = useRef(effect);
  useLayoutEffect(() => {
    latest.current = effect;
  });
  useTiming(() => latest.current(), causes);
}

import 'client-only';
import { type EffectCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Runs an effect once the component is shown, and again whenever one of its causes changes. The effect sees everything
 * else as it is at that moment without being run by it (what `useEffectEvent` is for in a later React).
 * @param causes values that are compared; always the same number of them
 * @param effect may return its clean-up, which runs before the next one and at the end
 * @param useTiming `useLayoutEffect` for what must have happened before the browser draws
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

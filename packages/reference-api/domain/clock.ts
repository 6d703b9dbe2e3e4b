/** Source of the present time, replaceable in tests and in the browser. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z; a fraction counts down to the microsecond. */
  now(): number;
}

/**
 * The machine's clock. Readings within one millisecond rise by a microsecond each, so that records made one
 * after the other keep their order.
 */
export function systemClock(): Clock {
  let lastMillisecond = 0;
  let microseconds = 0;
  return {
    now() {
      const millisecond = Date.now();
      microseconds = millisecond === lastMillisecond ? Math.min(microseconds + 1, 999) : 0;
      lastMillisecond = millisecond;
      return millisecond + microseconds / 1000;
    },
  };
}

/** Waits that many milliseconds. Rejects with the reason of the signal when it aborts. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });

/** A clock that a test or a demonstration can move forward. */
export interface AdjustableClock extends Clock {
  /** Moves the clock by that many seconds; it goes on ticking from there. */
  advance(seconds: number): void;
}

/** Wraps `base` (the machine's clock unless given) so that it can be moved. */
export function adjustableClock(base: Clock = systemClock()): AdjustableClock {
  let offset = 0;
  return {
    now: () => base.now() + offset,
    advance(seconds) {
      offset += seconds * 1000;
    },
  };
}

/** Source of the current time, replaceable in tests and in the browser. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z, with microseconds as fraction. */
  now(): number;
}

/**
 * Creates a clock of the system time. Readings within one millisecond differ by a microsecond, so that
 * records keep their order.
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

/** Waits for so many milliseconds. Rejects with the reason of an aborted signal. */
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

/** A clock that a test or a demonstration can advance. */
export interface AdjustableClock extends Clock {
  /** Moves the clock by that many seconds; it continues from there. */
  advance(seconds: number): void;
}

/** Wraps a clock (the system's by default) so that it can be advanced. */
export function adjustableClock(base: Clock = systemClock()): AdjustableClock {
  let offset = 0;
  return {
    now: () => base.now() + offset,
    advance(seconds) {
      offset += seconds * 1000;
    },
  };
}

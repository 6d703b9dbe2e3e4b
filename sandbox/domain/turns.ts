/** Lets everything else that is ready have its turn. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}

/**
 * Carries out work that pauses now and then, and lets others have their turn at each pause. Short work that never
 * pauses is done at once.
 */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await othersFirst();
  }
}

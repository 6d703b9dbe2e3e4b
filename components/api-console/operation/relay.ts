/** Passes on which operation the reader opens; Swagger UI is told once whom to tell. */
export interface Relay {
  opened(operationId: string): void;
  /** Sets who is told from now on; returns the function that ends it. */
  listen(listener: (operationId: string) => void): () => void;
}

/** Makes a relay that nobody listens to yet. */
export function createRelay(): Relay {
  let listener: ((operationId: string) => void) | undefined;
  return {
    // After the present turn: Swagger UI calls while it draws.
    opened: (operationId) => queueMicrotask(() => listener?.(operationId)),
    listen(next) {
      listener = next;
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

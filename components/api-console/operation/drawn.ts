/** Which operations have their form on the page. */
export interface Drawn {
  /** Tells that the form of an operation is there; the result that it is gone. */
  add(operationId: string): () => void;
  /** Waits for the form of an operation. Rejects with a sentence when it does not appear. */
  wait(operationId: string): Promise<void>;
}

/** How long a form may take to appear, in milliseconds. */
const DEADLINE = 10_000;

/** Makes a record of forms; none is there yet. */
export function createDrawn(): Drawn {
  const present = new Set<string>();
  const waiting = new Set<() => void>();
  return {
    add(operationId) {
      present.add(operationId);
      for (const look of [...waiting]) look();
      return () => present.delete(operationId);
    },
    wait: (operationId) =>
      new Promise((resolve, reject) => {
        const end = () => {
          waiting.delete(look);
          clearTimeout(timer);
        };
        const timer = setTimeout(() => {
          end();
          reject(new Error(`The form of ${operationId} did not open. Reload the page and try again.`));
        }, DEADLINE);
        const look = () => {
          if (!present.has(operationId)) return;
          end();
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

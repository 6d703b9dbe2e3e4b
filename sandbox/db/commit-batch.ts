/** Changes of several requests that reach the file with one commit, which costs as much for many as for one. */
export interface CommitBatch {
  isOpen(): boolean;
  /**
   * Takes part in the open batch, or opens one, until the next commit.
   * @returns fulfilled when everything up to then is committed, else rejected with what prevented it
   */
  join(): Promise<void>;
  /** Takes all changes of the open batch back, and refuses those who wait for them. */
  fail(error: unknown): void;
  /** Commits what is open. */
  end(): void;
}

interface Open {
  committed: Promise<void>;
  settle(error?: unknown): void;
}

function newBatch(): Open {
  let settle: Open['settle'] = () => {};
  const committed = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // Each of those who wait hears of a failure; that nobody does is none.
  committed.catch(() => {});
  return { committed, settle };
}

/**
 * @param run runs a statement
 * @param onOpened called when a batch has been opened; it is to see to it that `end` is called soon
 */
export function commitBatch(run: (sql: string) => void, onOpened: () => void): CommitBatch {
  let open: Open | undefined;

  function fail(error: unknown): void {
    const failed = open;
    if (!failed) return;
    open = undefined;
    try {
      run('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full.
    }
    failed.settle(error);
  }

  return {
    isOpen: () => open !== undefined,
    join() {
      if (!open) {
        run('BEGIN IMMEDIATE');
        open = newBatch();
        onOpened();
      }
      return open.committed;
    },
    fail,
    end() {
      if (!open) return;
      try {
        run('COMMIT');
      } catch (error) {
        fail(error);
        return;
      }
      open.settle();
      open = undefined;
    },
  };
}

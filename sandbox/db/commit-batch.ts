/** Changes of several requests that reach the file with one commit, which costs as much for many as for one. */
export interface CommitBatch {
  /** Whether there are changes that are not committed. */
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
  resolve(): void;
  reject(reason: unknown): void;
}

function newBatch(): Open {
  let [resolve, reject]: [Open['resolve'], Open['reject']] = [() => {}, () => {}];
  const committed = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  // Each of those who wait hears of a failure; that nobody does is none.
  committed.catch(() => {});
  return { committed, resolve, reject };
}

/**
 * @param run runs a statement
 * @param onOpened called when a batch has been opened; it is to see to it that `end` is called soon
 */
export function commitBatch(run: (sql: string) => void, onOpened: () => void): CommitBatch {
  let open: Open | undefined;
  /** Whether the last attempt to take changes back failed: mostly SQLite had done so by itself, as when the disk is full. */
  let isDoubtful = false;

  function rollBack(): void {
    try {
      run('ROLLBACK');
      isDoubtful = false;
    } catch {
      isDoubtful = true;
    }
  }

  function fail(error: unknown): void {
    const failed = open;
    if (!failed) return;
    open = undefined;
    rollBack();
    failed.reject(error);
  }

  return {
    isOpen: () => open !== undefined || isDoubtful,
    join() {
      if (!open) {
        if (isDoubtful) rollBack();
        run('BEGIN IMMEDIATE');
        isDoubtful = false;
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
      open.resolve();
      open = undefined;
    },
  };
}

import { describe, expect, it } from 'vitest';
import { type SqliteConnection, sqliteDatabase } from '@/sandbox/db/sqlite';
import { explainSqliteError } from '@/sandbox/db/sqlite-errors';
import { type Database, DatabaseUnavailable } from '@/sandbox/domain/ports';

/** A connection that writes down its statements and fails those that a test names. */
function recordingConnection() {
  const statements: string[] = [];
  const failures = new Map<string, string>();
  const connection: SqliteConnection = {
    run(sql) {
      statements.push(sql);
      const failure = failures.get(sql);
      if (failure) throw new Error(failure);
      return sql.startsWith('SELECT') ? [{ n: 1 }] : [];
    },
    close: () => statements.push('close'),
  };
  const due: (() => void)[] = [];
  const database = sqliteDatabase(connection, (call) => due.push(call));
  return {
    database,
    statements,
    failures,
    /** What the event loop does after the requests at hand. */
    async runLater() {
      for (const call of due.splice(0)) call();
      await settled();
    },
  };
}

/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const insertInto = (database: Database, table: string) =>
  database.transaction(async (transaction) => {
    await transaction.query(`INSERT INTO ${table}`);
    return table;
  });

/** The state of a promise at this moment. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  await settled();
  return Promise.race([
    promise.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
    settled().then(() => 'waits'),
  ]);
}

describe('an error of SQLite', () => {
  const explained = (error: Error) => explainSqliteError(error) instanceof DatabaseUnavailable;
  const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

  it.each([
    [new Error('database disk image is malformed'), true],
    [new Error('malformed JSON'), false],
    [new Error('no such function: malformed_fn'), false],
    [withCode('malformed JSON', 'SQLITE_ERROR'), false],
    [withCode('whatever', 'SQLITE_CORRUPT_INDEX'), true],
    [withCode('whatever', 'SQLITE_FULL'), true],
    [new Error('no such table: forms'), true],
    [withCode('no such column: metadata', 'SQLITE_ERROR'), true],
    [withCode('no such table: forms', 'SQLITE_CONSTRAINT_UNIQUE'), false],
    [withCode('near "no such table": syntax error', 'SQLITE_ERROR'), false],
    [withCode("EACCES: permission denied, open '/data/x'", 'EACCES'), true],
    [withCode("EROFS: read-only file system, open '/data/x'", 'EROFS'), true],
    [withCode("ENOSPC: no space left on device, mkdir '/data'", 'ENOSPC'), true],
  ])('%s: the database cannot serve: %s', (error, expected) => expect(explained(error)).toBe(expected));
});

describe('the end of a database', () => {
  it('that fails has a reason and a fix', async () => {
    const connection: SqliteConnection = {
      run: () => [],
      close() {
        throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      },
    };
    await expect(sqliteDatabase(connection).close()).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      message: 'there is no space left on the disk or in the database',
      fix: 'Free space on the disk.',
    });
  });
});

describe('changes of several requests', () => {
  it('share one commit, and nobody is answered before it', async () => {
    const { database, statements, runLater } = recordingConnection();
    const first = insertInto(database, 'a');
    const second = insertInto(database, 'b');
    const single = database.query('INSERT INTO c');
    const read = database.query('SELECT n');
    for (const one of [first, second, single, read]) expect(await stateOf(one)).toBe('waits');
    expect(statements).not.toContain('COMMIT');
    await runLater();
    expect(await Promise.all([first, second, single, read])).toEqual(['a', 'b', [], [{ n: 1 }]]);
    expect(statements).toEqual([
      'BEGIN IMMEDIATE',
      ...['SAVEPOINT own', 'INSERT INTO a', 'RELEASE own'],
      ...['SAVEPOINT own', 'INSERT INTO b', 'RELEASE own'],
      ...['INSERT INTO c', 'SELECT n', 'COMMIT'],
    ]);
  });

  it('are not waited for by a read when there are none', async () => {
    const { database, statements } = recordingConnection();
    expect(await database.query('SELECT n')).toEqual([{ n: 1 }]);
    expect(statements).toEqual(['SELECT n']);
  });

  it('stay when another of the same commit is taken back', async () => {
    const { database, statements, failures, runLater } = recordingConnection();
    failures.set('INSERT INTO b', 'SQLITE_CONSTRAINT: UNIQUE constraint failed');
    const kept = insertInto(database, 'a');
    const refused = insertInto(database, 'b');
    expect(await stateOf(refused)).toBe('waits');
    await runLater();
    expect(await kept).toBe('a');
    await expect(refused).rejects.toThrow('UNIQUE constraint failed');
    expect(statements.slice(-5)).toEqual([
      ...['SAVEPOINT own', 'INSERT INTO b', 'ROLLBACK TO own', 'RELEASE own'],
      'COMMIT',
    ]);
  });

  it('are all refused when the commit fails, and later ones are tried anew', async () => {
    const { database, statements, failures, runLater } = recordingConnection();
    failures.set('COMMIT', 'disk I/O error');
    const waiting = [insertInto(database, 'a'), database.query('INSERT INTO b'), database.query('SELECT n')];
    await settled();
    const outcomes = Promise.allSettled(waiting);
    await runLater();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    expect(statements.slice(-2)).toEqual(['COMMIT', 'ROLLBACK']);
    failures.clear();
    const next = insertInto(database, 'c');
    await settled();
    await runLater();
    expect(await next).toBe('c');
  });

  it('are all refused when the database cannot serve in between', async () => {
    const { database, failures, runLater } = recordingConnection();
    failures.set('INSERT INTO b', 'database or disk is full');
    failures.set('ROLLBACK', 'cannot rollback - no transaction is active');
    failures.set('ROLLBACK TO own', 'no such savepoint: own');
    const waiting = Promise.allSettled([insertInto(database, 'a'), insertInto(database, 'b')]);
    await settled();
    await runLater();
    for (const outcome of await waiting) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
  });

  it('are not committed in the middle of a transaction that takes its time', async () => {
    const { database, statements, runLater } = recordingConnection();
    let goOn = () => {};
    const first = insertInto(database, 'a');
    const slow = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO b');
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await transaction.query('INSERT INTO c');
    });
    await settled();
    await runLater();
    expect(await stateOf(first)).toBe('waits');
    expect(statements).not.toContain('COMMIT');
    goOn();
    await Promise.all([first, slow]);
    expect(statements.slice(-3)).toEqual(['INSERT INTO c', 'RELEASE own', 'COMMIT']);
  });

  it('are seen by a read only with their commit', async () => {
    const { database, statements, runLater } = recordingConnection();
    const written = insertInto(database, 'a');
    await settled();
    expect(statements.at(-1)).toBe('RELEASE own');
    const read = database.query('SELECT n');
    expect(await stateOf(read)).toBe('waits');
    await runLater();
    expect(await read).toEqual([{ n: 1 }]);
    await written;
  });

  it('leave no rejection unheard when a transaction fails long after its batch', async () => {
    const { database, failures } = recordingConnection();
    const unheard: unknown[] = [];
    const listen = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', listen);
    failures.set('INSERT INTO a', 'database or disk is full');
    const late = database.transaction(async (transaction) => {
      const failing = transaction.query('INSERT INTO a');
      await failing.catch(() => {});
      await settled();
      await settled();
      await failing;
    });
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    await settled();
    process.off('unhandledRejection', listen);
    expect(unheard).toEqual([]);
  });

  it('do not stay in part when taking them back fails', async () => {
    const { database, statements, failures, runLater } = recordingConnection();
    failures.set('INSERT INTO b', 'unknown fault');
    failures.set('ROLLBACK TO own', 'unknown fault');
    const innocent = insertInto(database, 'a');
    const failing = insertInto(database, 'b');
    const outcomes = Promise.allSettled([innocent, failing]);
    await settled();
    await runLater();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(statements).not.toContain('COMMIT');
    expect(statements.at(-1)).toBe('ROLLBACK');
  });

  it('that could not be taken back are taken back before anything else', async () => {
    const { database, statements, failures, runLater } = recordingConnection();
    failures.set('COMMIT', 'disk I/O error');
    failures.set('ROLLBACK', 'disk I/O error');
    const lost = insertInto(database, 'a');
    const refused = expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
    await settled();
    await runLater();
    await refused;
    failures.clear();
    const read = database.query('SELECT n');
    await settled();
    await runLater();
    expect(await read).toEqual([{ n: 1 }]);
    expect(statements.slice(-5)).toEqual(['ROLLBACK', 'ROLLBACK', 'BEGIN IMMEDIATE', 'SELECT n', 'COMMIT']);
  });

  it('are committed before the database closes', async () => {
    const { database, statements, runLater } = recordingConnection();
    const written = insertInto(database, 'a');
    await database.close();
    expect(await written).toBe('a');
    expect(statements.slice(-2)).toEqual(['COMMIT', 'close']);
    await runLater();
    expect(statements.at(-1)).toBe('close');
  });
});

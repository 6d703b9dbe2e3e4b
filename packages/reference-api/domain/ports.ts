import type { AccessTokens } from './access-token';
import type { Clock } from './clock';
import type { IdGenerator } from './snowflake';

export interface Services {
  database: Database;
  clock: Clock;
  ids: IdGenerator;
  tokens: AccessTokens;
  /** Iterations of PBKDF2-SHA-256 for new passwords. */
  passwordIterations: number;
}

/** Value for a `?` of a statement. IDs are decimal text, flags 0 or 1. */
export type SqlValue = string | number | bigint | null;

/** One row of a result, by column name. Drivers differ in the types of numbers: read it with `rows.ts`. */
export type Row = Record<string, unknown>;

/** A database, or a transaction of one. */
export interface Queryable {
  /** Runs one statement and returns its rows (also of `RETURNING`). Placeholders are `?`. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/**
 * The interface between the API and a database. The SQL is the subset that SQLite and PostgreSQL share.
 * Failures that the statement didn't cause are `DatabaseUnavailable`.
 */
export interface Database extends Queryable {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs `work` in one transaction, and rolls back if it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The database is unavailable: unreachable, full, read-only, damaged. `message` is a clause that says why, in
 * lower case without period.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
  /** How to fix it: a whole sentence. */
  readonly fix?: string | undefined;
  /** Seconds after which a retry makes sense; undefined if someone must act first. */
  readonly retryAfter?: number | undefined;

  constructor(
    message: string,
    { fix, retryAfter, ...options }: ErrorOptions & Pick<DatabaseUnavailable, 'fix' | 'retryAfter'> = {},
  ) {
    super(message, options);
    this.fix = fix;
    this.retryAfter = retryAfter;
  }
}

/** This program can't use the database at all: another program's tables, or a newer schema. */
export class UnusableDatabase extends DatabaseUnavailable {
  override readonly name = 'UnusableDatabase';
}

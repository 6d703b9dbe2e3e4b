/** What may be bound to a `?` of a statement. Identifiers are bound as decimal text, flags as 0 or 1. */
export type SqlValue = string | number | bigint | null;

/** One row of an answer, by column name. Drivers differ in the types of numbers: read it with `rows.ts`. */
export type Row = Record<string, unknown>;

/** Something that runs statements: a database, or a transaction of one. */
export interface Queryable {
  /** Runs one statement and returns its rows (also of `RETURNING`). Placeholders are `?`. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/**
 * The whole of what the API asks of a database. The SQL is the subset that SQLite and PostgreSQL share.
 * Failures that are not the statement's fault arrive as `DatabaseUnavailable`.
 */
export interface Database extends Queryable {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs `work` in one transaction: all of it is kept, or, if it throws, none. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database cannot serve at present: unreachable, full, read-only, damaged. `message` says why. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The database cannot be used by this program at all: foreign tables, or a newer schema. `message` says why. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

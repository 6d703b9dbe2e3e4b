import type { AccessTokens } from './access-token';
import type { Clock } from './clock';
import type { IdGenerator } from './snowflake';

/** What handlers work with. */
export interface Services {
  database: Database;
  clock: Clock;
  ids: IdGenerator;
  tokens: AccessTokens;
  /** Iterations of PBKDF2-SHA-256 for new passwords. */
  passwordIterations: number;
}

/** What may be bound to a `?` of a statement. Identifiers are bound as decimal text, flags as 0 or 1. */
export type SqlValue = string | number | bigint | null;

/** One row of a response, by column name. Drivers differ in the types of numbers: read it with `rows.ts`. */
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

/** A long list, in parts that are made when they are asked for. */
export type Slices<Item> = AsyncIterable<Item[]>;

/** What is known of a failure beyond its reason. */
interface FailureDetails extends ErrorOptions {
  /** How to fix it: a whole sentence. */
  fix?: string;
  /** Seconds after which another attempt makes sense; none where someone must act first. */
  retryAfter?: number;
}

/**
 * The database cannot serve at present: unreachable, full, read-only, damaged. `message` says why, as part of a
 * sentence: it begins in lower case and has no period.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
  readonly fix: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, { fix, retryAfter, ...options }: FailureDetails = {}) {
    super(message, options);
    this.fix = fix;
    this.retryAfter = retryAfter;
  }
}

/** The database cannot be used by this program at all: another program's tables, or a newer schema. */
export class UnusableDatabase extends DatabaseUnavailable {
  override readonly name = 'UnusableDatabase';
}

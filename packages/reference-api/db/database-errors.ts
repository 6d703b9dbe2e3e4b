import { DatabaseUnavailable } from '../domain/ports';

/** Message and fix for tables that lack something, or contain something that this program didn't create. */
export const OTHER_TABLES = {
  reason: 'the tables are not those that this program creates',
  fix: 'Restore the database from a backup, or use an empty one.',
} as const;

/** Message and fix for a damaged file. */
export const DAMAGED_FILE = {
  reason: 'the database file is damaged',
  fix: 'Restore the file from a backup, or move it away to start with an empty database.',
} as const;

/** A reason why a database is unavailable. */
export interface Condition {
  /** Code of the database, the driver or the system. */
  code: RegExp;
  /** Beginning of the message, for errors without a specific code. */
  message?: RegExp;
  reason: string;
  fix: string;
  /** Seconds; only if the condition can end without intervention. */
  retryAfter?: number;
}

/**
 * Converts an error that the statement didn't cause into `DatabaseUnavailable`.
 * @param conditions the first match wins; other errors are returned unchanged
 * @param isExact whether a code is specific, so that the message doesn't count
 * @param getDetail what the error adds to the reason
 */
export function explainError(
  error: unknown,
  conditions: readonly Condition[],
  isExact: (code: string) => boolean,
  getDetail: (message: string, code: string) => string,
): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const found = conditions.find(
    (condition) => condition.code.test(code) || (!isExact(code) && condition.message?.test(message)),
  );
  if (!found) return error;
  const { reason, fix, retryAfter } = found;
  const detail = getDetail(message, code);
  return new DatabaseUnavailable(detail ? `${reason} (${detail})` : reason, {
    cause: error,
    fix,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

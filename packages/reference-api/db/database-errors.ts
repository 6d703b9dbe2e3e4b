import { DatabaseUnavailable } from '../domain/ports';

/** What is wrong, and how to fix it, when the tables lack something or have something that this program did not create. */
export const OTHER_TABLES = {
  reason: 'the tables are not those that this program creates',
  fix: 'Restore the database from a backup, or use an empty one.',
} as const;

/** What is wrong with a damaged file, and how to fix it. */
export const DAMAGED_FILE = {
  reason: 'the database file is damaged',
  fix: 'Restore the file from a backup, or move it away to start with an empty database.',
} as const;

/** A reason for which a database cannot serve. */
export interface Condition {
  /** Code of the database, the driver or the system. */
  code: RegExp;
  /** Beginning of the message; it decides where no exact code is there. */
  message?: RegExp;
  reason: string;
  fix: string;
  /** Seconds; only where the condition may end without anyone acting. */
  retryAfter?: number;
}

/**
 * Turns an error that is not the statement's fault into `DatabaseUnavailable`.
 * @param conditions the first that fits counts; an error that fits none stays as it is
 * @param isExact whether a code is so exact that no message may decide
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

import { DatabaseUnavailable } from '../domain/ports';

/** Message and fix for a damaged file, and for tables that this program didn't create. */
export const UNREADABLE = {
  reason: 'the database is damaged, or its tables are not those that this program creates',
  fix: 'Restore it from a backup, or use an empty one.',
} as const;

/** A reason why a database is unavailable. */
interface Condition {
  /** Code of the database, the driver, the network or the file system. */
  code: RegExp;
  /** Beginning of the message, for errors without a specific code. */
  message?: RegExp;
  reason: string;
  fix: string;
  /** Seconds; only if the condition can end without intervention. */
  retryAfter?: number;
}

/** Conditions of SQLite (its result codes) and of PostgreSQL (SQLSTATE). The first match counts. */
const conditions: readonly Condition[] = [
  {
    code: /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/,
    message: /^database or disk is full/,
    reason: 'there is no space left for the database',
    fix: 'Free space on its disk.',
  },
  {
    code: /^(SQLITE_READONLY|EROFS|25006)/,
    message: /^attempt to write a readonly database/,
    reason: 'the database is read-only, or its file was moved',
    fix: 'Give this program write access, and put the file back.',
    retryAfter: 5,
  },
  {
    code: /^(SQLITE_BUSY|53300|40|55P03|57014)/,
    message: /^database is locked/,
    reason: 'other work keeps the database busy',
    fix: 'Try again, or end the other processes that use it.',
    retryAfter: 5,
  },
  {
    code: /^(SQLITE_CANTOPEN|E(ISDIR|NOTDIR|EXIST|ACCES|PERM|NOENT|LOOP|NAMETOOLONG|MFILE|NFILE)$|28|3D|3F|42501|42704|22023|EPROTO|ERR_(SSL|TLS)_|[A-Z_]*CERT)/,
    message: /^(unable to open|SASL)|password|SSL connection|certificate|, open '/i,
    reason: 'this program has no access to the database',
    fix: 'Correct the address, the user and the rights.',
  },
  {
    // A syntax error or a duplicate key is a bug of this program.
    code: /^(SQLITE_(CORRUPT|NOTADB|CONSTRAINT_NOTNULL|MISMATCH)|0A|42(?!601)|23(?!505)|22(001|003))/,
    message:
      /^(file is not a database|database disk image|malformed|no such (table|column)|table \S+ has no|(table|index) \S+ already|cannot modify|NOT NULL|datatype mismatch)/,
    ...UNREADABLE,
  },
  {
    code: /^(SQLITE_(IOERR|NOMEM)|EIO|EFBIG|08|53|55|57|58|F0|P0|XX|E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|ERR_STREAM)/,
    message: /^(disk I\/O error|out of memory)|terminated|timeout|not queryable|closed/i,
    reason: 'the database does not work at the moment',
    fix: 'Check the disk or the database server, and its address.',
    retryAfter: 5,
  },
];

/** Most errors of a statement share this code, so the message decides. */
const GENERAL_CODES = ['', 'SQLITE_ERROR'];

/**
 * Converts an error that the statement didn't cause into `DatabaseUnavailable`. Returns other errors
 * unchanged.
 */
export function explainDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  const found = conditions.find(
    (condition) =>
      condition.code.test(code) || (GENERAL_CODES.includes(code) && condition.message?.test(error.message)),
  );
  if (!found) return error;
  const { reason, fix, retryAfter } = found;
  // Without the path of the file, and the quotes around it.
  const detail = error.message.replace(/, \w+ '.*$/, '') || code;
  return new DatabaseUnavailable(`${reason} (${detail})`, { cause: error, fix, retryAfter });
}

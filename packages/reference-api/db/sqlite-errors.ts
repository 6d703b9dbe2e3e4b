import { type Condition, DAMAGED_FILE, explainError, OTHER_TABLES } from './database-errors';

/** Result codes of SQLite, and messages of its drivers and of the file system. */
const conditions: readonly Condition[] = [
  {
    code: /^SQLITE_FULL/,
    message: /^(database or disk is full|ENOSPC|EDQUOT)/,
    reason: 'there is no space left on the disk or in the database',
    fix: 'Free space on the disk.',
  },
  {
    code: /^SQLITE_READONLY_DBMOVED/,
    reason: 'the database file was moved or deleted while it was in use',
    fix: 'Put the file back, or restore it from a backup.',
  },
  {
    code: /^SQLITE_READONLY/,
    message: /^(attempt to write a readonly database|EROFS)/,
    reason: 'the database file is read-only',
    fix: 'Give this user write access to the file and its folder.',
  },
  {
    code: /^SQLITE_IOERR/,
    message: /^(disk I\/O error|EIO|EFBIG)/,
    reason: 'the database file cannot be read or written',
    fix: 'Check the disk, and that no program moves or deletes the file.',
  },
  {
    code: /^SQLITE_CORRUPT/,
    message: /^(database disk image is malformed|malformed database schema)/,
    ...DAMAGED_FILE,
  },
  {
    code: /^SQLITE_NOTADB/,
    message: /^file is not a database/,
    reason: 'the file is not a SQLite database',
    fix: 'Move the file away to start with an empty database.',
  },
  {
    code: /^SQLITE_BUSY/,
    message: /^database is locked/,
    reason: 'another process uses the database file',
    fix: 'Stop that process, or start this one in another folder.',
  },
  {
    code: /^SQLITE_NOMEM/,
    message: /^out of memory/,
    reason: 'the memory of this process is exhausted',
    fix: 'Give the process more memory.',
  },
  {
    code: /^SQLITE_CANTOPEN/,
    message: /^(unable to open|E(ISDIR|NOTDIR|EXIST|ACCES|PERM|NOENT|LOOP|NAMETOOLONG|MFILE|NFILE)\b)/i,
    reason: 'the database file cannot be opened',
    fix: 'Give this user read and write access to the file and its folder.',
  },
  {
    // Most errors of a statement share one code, so the message decides.
    code: /^SQLITE_(CONSTRAINT_NOTNULL|MISMATCH)/,
    message:
      /^(no such (table|column)|table \S+ has no column|(table|index) \S+ already exists|cannot modify|NOT NULL constraint failed|datatype mismatch)/,
    ...OTHER_TABLES,
  },
];

/** Returns what a message of the driver or the file system adds to the reason; empty if it repeats it. */
function getDetail(message: string): string {
  const ofFileSystem = /^E[A-Z]+: ([^,]+)/.exec(message)?.[1];
  return ofFileSystem ?? /^(no such|table|index|cannot|malformed|NOT NULL).*/.exec(message)?.[0] ?? '';
}

/** Converts an error of SQLite that the statement didn't cause into `DatabaseUnavailable`. */
export const explainSqliteError = (error: unknown): unknown =>
  explainError(error, conditions, (code) => code.startsWith('SQLITE_') && code !== 'SQLITE_ERROR', getDetail);

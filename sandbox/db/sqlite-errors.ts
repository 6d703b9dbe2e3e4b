import { DatabaseUnavailable } from '../domain/ports';
import { OTHER_TABLES } from './other-tables';

/** What is wrong with a damaged file, and how to fix it. */
export const DAMAGED_FILE = {
  reason: 'the database file is damaged',
  fix: 'Restore the file from a backup, or move it away to start with an empty database.',
} as const;

/** Pages of a file that is read as a whole to see whether it is sound: about 4 MB. */
export const SMALL_FILE = 1_000;

interface Condition {
  /** Start of SQLite's result code, without its prefix. */
  code: string;
  /** Beginning of SQLite's message, or of the file system's; it decides where no exact code is there. */
  message: RegExp;
  reason: string;
  fix: string;
}

const conditions: readonly Condition[] = [
  {
    code: 'FULL',
    message: /^(database or disk is full|ENOSPC|EDQUOT)/,
    reason: 'there is no space left on the disk or in the database',
    fix: 'Free space on the disk.',
  },
  {
    code: 'READONLY_DBMOVED',
    message: /^(?!)/,
    reason: 'the database file was moved or deleted while it was in use',
    fix: 'Put the file back, or restore it from a backup.',
  },
  {
    code: 'READONLY',
    message: /^(attempt to write a readonly database|EROFS)/,
    reason: 'the database file is read-only',
    fix: 'Give this user write access to the file and its folder.',
  },
  {
    code: 'IOERR',
    message: /^(disk I\/O error|EIO|EFBIG)/,
    reason: 'the database file cannot be read or written',
    fix: 'Check the disk, and that no program moves or deletes the file.',
  },
  {
    code: 'CORRUPT',
    message: /^(database disk image is malformed|malformed database schema)/,
    ...DAMAGED_FILE,
  },
  {
    code: 'NOTADB',
    message: /^file is not a database/,
    reason: 'the file is not a SQLite database',
    fix: 'Move the file away to start with an empty database.',
  },
  {
    code: 'BUSY',
    message: /^database is locked/,
    reason: 'another process holds the database file',
    fix: 'Stop that process, or start this one in another folder.',
  },
  {
    code: 'NOMEM',
    message: /^out of memory/,
    reason: 'the memory of this process is exhausted',
    fix: 'Give the process more memory.',
  },
  {
    code: 'CANTOPEN',
    message: /^(unable to open|E(ISDIR|NOTDIR|EXIST|ACCES|PERM|NOENT|LOOP|NAMETOOLONG|MFILE|NFILE)\b)/i,
    reason: 'the database file cannot be opened',
    fix: 'Give this user read and write access to the file and its folder.',
  },
  {
    code: 'ERROR',
    message:
      /^(no such (table|column)|table \S+ has no column|(table|index) \S+ already exists|cannot modify)/,
    ...OTHER_TABLES,
  },
  { code: 'CONSTRAINT_NOTNULL', message: /^NOT NULL constraint failed/, ...OTHER_TABLES },
  { code: 'MISMATCH', message: /^datatype mismatch/, ...OTHER_TABLES },
];

/** What a message of the driver or the file system adds to the reason; empty where it only repeats it. */
function detailOf(text: string): string {
  const ofFileSystem = /^E[A-Z]+: ([^,]+)/.exec(text)?.[1];
  const detail = ofFileSystem ?? /^(no such|table|index|cannot|malformed|NOT NULL).*/.exec(text)?.[0];
  return detail === undefined ? '' : ` (${detail})`;
}

/** Turns an error of SQLite that is not the statement's fault into `DatabaseUnavailable`. */
export function explainSqliteError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = error instanceof Error ? error.message : String(error);
  const isExact = code.startsWith('SQLITE_') && code !== 'SQLITE_ERROR';
  const found = conditions.find((condition) =>
    isExact ? code.startsWith(`SQLITE_${condition.code}`) : condition.message.test(text),
  );
  if (!found) return error;
  return new DatabaseUnavailable(found.reason + detailOf(text), { cause: error, fix: found.fix });
}

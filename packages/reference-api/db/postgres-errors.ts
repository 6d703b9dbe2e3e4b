import { type Condition, explainError, OTHER_TABLES } from './database-errors';

/** SQLSTATE of the server, code of the network, or message of the driver. */
const conditions: readonly Condition[] = [
  {
    code: /^53100$/,
    reason: 'the database server has no space left on its disk',
    fix: 'Free space on that disk.',
  },
  {
    code: /^53300$/,
    reason: 'all connections of the database server are in use',
    fix: 'End other connections, or raise the limit of the server, the database or the role.',
    retryAfter: 5,
  },
  {
    code: /^25006$/,
    reason: 'the database server is read-only at the moment',
    fix: 'Connect to the primary server, or turn default_transaction_read_only off.',
    retryAfter: 5,
  },
  {
    code: /^(28|3D|3F|42704|22023)|^(EPROTO|ERR_(SSL|TLS)_|[A-Z_]*CERT)/,
    message: /^SASL|password|SSL connection|certificate|, open '/i,
    reason: 'the database server rejects the connection',
    fix: 'Correct DATABASE_URL: user, password, database and options.',
  },
  {
    code: /^42501$/,
    reason: 'the role of this program lacks a right',
    fix: 'GRANT it the right, or connect as the owner of the tables.',
  },
  {
    code: /^(40|55P03|57014)/,
    reason: 'the database server ended the statement because of other work',
    fix: 'Try again.',
    retryAfter: 1,
  },
  {
    code: /^(08|53|57)|^(ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|ENOENT|EACCES)$|^ERR_STREAM/,
    message: /terminated|timeout|not queryable|closed/i,
    reason: 'the database server is not available',
    fix: 'Start the server, or correct the address in DATABASE_URL.',
    retryAfter: 5,
  },
  // A syntax error or a duplicate key is a bug of this program. Other errors of these classes come from
  // changed tables.
  { code: /^(0A|42(?!601)|23(?!505)|22(001|003))/, ...OTHER_TABLES },
  {
    code: /^(55|58|F0|P0|XX)/,
    reason: 'the database server reports a problem',
    fix: 'Check the log of the database server.',
  },
];

/** Converts an error of PostgreSQL that the statement didn't cause into `DatabaseUnavailable`. */
export const explainPostgresError = (error: unknown): unknown =>
  error instanceof Error
    ? explainError(
        error,
        conditions,
        // A SQLSTATE, not a code of the network.
        (code) => /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code),
        (message, code) => message || code,
      )
    : error;

import type { Queryable, SqlValue } from '../domain/ports';
import { foldCase } from '../domain/text';
import type { Micros } from '../domain/time';
import { rowReader, text } from './rows';

interface User {
  id: string;
  tenantId: string;
  email: string;
  passwordHash: string;
}

const toUser = rowReader<User>({ id: text, tenantId: text, email: text, passwordHash: text });

/** Stores an account. Returns false if its email address is taken, ignoring case. */
export async function insertUser(database: Queryable, user: User, now: Micros): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO users (id, tenant_id, email, email_key, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    [user.id, user.tenantId, user.email, foldCase(user.email), user.passwordHash, now],
  );
  return rows.length > 0;
}

/** Finds the first account that matches a condition. */
async function find(database: Queryable, rest: string, values: SqlValue[] = []): Promise<User | undefined> {
  return (await database.query(`SELECT * FROM users ${rest}`, values)).map(toUser)[0];
}

/** Finds the oldest account: the one that is created in an empty database. */
export const findFirstUser = (database: Queryable) => find(database, 'ORDER BY id LIMIT 1');

/** Finds the account of an email address, ignoring case. */
export const findUserByEmail = (database: Queryable, email: string) =>
  find(database, 'WHERE email_key = ?', [foldCase(email)]);

export const findUser = (database: Queryable, id: string) => find(database, 'WHERE id = ?', [id]);

/** Finds the account of a valid refresh token. */
export const findUserByRefreshToken = (database: Queryable, hash: string, now: Micros) =>
  find(database, 'WHERE refresh_hash = ? AND refresh_expires_at > ?', [hash, now]);

/** Replaces the password if it is still the one with `oldHash`. */
export async function changePasswordHash(
  database: Queryable,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const sql = 'UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ? RETURNING id';
  return (await database.query(sql, [newHash, userId, oldHash])).length > 0;
}

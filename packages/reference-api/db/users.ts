import type { Queryable, SqlValue } from '../domain/ports';
import { foldCase } from '../domain/text';
import type { Micros } from '../domain/time';
import { rowReader, text } from './rows';

/** An account. */
interface User {
  id: string;
  tenantId: string;
  email: string;
  passwordHash: string;
}

const toUser = rowReader<User>({ id: text, tenantId: text, email: text, passwordHash: text });

/** Stores an account. Answers false when its e-mail address, in any case, is taken. */
export async function insertUser(database: Queryable, user: User, now: Micros): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO users (id, tenant_id, email, email_key, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    [user.id, user.tenantId, user.email, foldCase(user.email), user.passwordHash, now],
  );
  return rows.length > 0;
}

/** The first account that a condition selects. */
async function find(database: Queryable, rest: string, values: SqlValue[] = []): Promise<User | undefined> {
  return (await database.query(`SELECT * FROM users ${rest}`, values)).map(toUser)[0];
}

/** The account that was there first: the one that an empty database is given at its start. */
export const findFirstUser = (database: Queryable) => find(database, 'ORDER BY id LIMIT 1');

/** The account of an e-mail address, in any case. */
export const findUserByEmail = (database: Queryable, email: string) =>
  find(database, 'WHERE email_key = ?', [foldCase(email)]);

/** An account by id. */
export const findUser = (database: Queryable, id: string) => find(database, 'WHERE id = ?', [id]);

/** The account of a live refresh token. */
export const findUserByRefreshToken = (database: Queryable, hash: string, now: Micros) =>
  find(database, 'WHERE refresh_hash = ? AND refresh_expires_at > ?', [hash, now]);

/** Replaces the password, provided it is still the one with `oldHash`. */
export async function changePasswordHash(
  database: Queryable,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const sql = 'UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ? RETURNING id';
  return (await database.query(sql, [newHash, userId, oldHash])).length > 0;
}

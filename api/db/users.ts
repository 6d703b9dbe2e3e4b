import type { Queryable } from '../domain/ports';
import { foldCase } from '../domain/text';
import type { Micros } from '../domain/time';
import { rowReader, text } from './rows';

/** An account. */
export interface User {
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

/** The account that was there first: the one that an empty database is given at its start. */
export async function findFirstUser(database: Queryable): Promise<User | undefined> {
  return (await database.query('SELECT * FROM users ORDER BY id LIMIT 1')).map(toUser)[0];
}

/** The account of an e-mail address, in any case. */
export async function findUserByEmail(database: Queryable, email: string): Promise<User | undefined> {
  return (await database.query('SELECT * FROM users WHERE email_key = ?', [foldCase(email)])).map(toUser)[0];
}

/** An account by id. */
export async function findUser(database: Queryable, id: string): Promise<User | undefined> {
  return (await database.query('SELECT * FROM users WHERE id = ?', [id])).map(toUser)[0];
}

/** The account of a live refresh token. */
export async function findUserByRefreshToken(
  database: Queryable,
  hash: string,
  now: Micros,
): Promise<User | undefined> {
  const sql = 'SELECT * FROM users WHERE refresh_hash = ? AND refresh_expires_at > ?';
  return (await database.query(sql, [hash, now])).map(toUser)[0];
}

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

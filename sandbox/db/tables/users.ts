import type { Queryable, Row } from '../../domain/ports';
import { foldCase } from '../../domain/text';
import type { Micros } from '../../domain/time';
import { text } from '../rows';

/** An account. */
export interface User {
  id: string;
  tenantId: string;
  email: string;
  passwordHash: string;
}

function toUser(row: Row): User {
  return {
    id: text(row, 'id'),
    tenantId: text(row, 'tenant_id'),
    email: text(row, 'email'),
    passwordHash: text(row, 'password_hash'),
  };
}

/** Stores an account. Answers false when its e-mail address, in any case, is taken. */
export async function insertUser(database: Queryable, user: User, now: Micros): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO users (id, tenant_id, email, email_key, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    [user.id, user.tenantId, user.email, foldCase(user.email), user.passwordHash, now],
  );
  return rows.length > 0;
}

/** Whether there is any account. */
export async function hasUsers(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT id FROM users LIMIT 1')).length > 0;
}

/** The account that was there first: the one that an empty database is given at its start. */
export async function findFirstUser(database: Queryable): Promise<User | undefined> {
  return (await database.query('SELECT * FROM users ORDER BY id LIMIT 1')).map(toUser)[0];
}

/** The account of an e-mail address, in any case. */
export async function findUserByEmail(database: Queryable, email: string): Promise<User | undefined> {
  const rows = await database.query('SELECT * FROM users WHERE email_key = ?', [foldCase(email)]);
  return rows.map(toUser)[0];
}

/** An account by id. */
export async function findUser(database: Queryable, id: string): Promise<User | undefined> {
  const rows = await database.query('SELECT * FROM users WHERE id = ?', [id]);
  return rows.map(toUser)[0];
}

/** The hash of a refresh token and when it ends. */
export interface RefreshToken {
  hash: string;
  expiresAt: Micros;
}

/** Gives an account its one live refresh token; a former one is void. */
export async function setRefreshToken(
  database: Queryable,
  userId: string,
  token: RefreshToken,
): Promise<void> {
  await database.query('UPDATE users SET refresh_hash = ?, refresh_expires_at = ? WHERE id = ?', [
    token.hash,
    token.expiresAt,
    userId,
  ]);
}

/** The account of a live refresh token. */
export async function findUserByRefreshToken(
  database: Queryable,
  hash: string,
  now: Micros,
): Promise<User | undefined> {
  const rows = await database.query('SELECT * FROM users WHERE refresh_hash = ? AND refresh_expires_at > ?', [
    hash,
    now,
  ]);
  return rows.map(toUser)[0];
}

/** Exchanges a live refresh token. Of several attempts with the same one, exactly one succeeds. */
export async function rotateRefreshToken(
  database: Queryable,
  oldHash: string,
  token: RefreshToken,
  now: Micros,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE users SET refresh_hash = ?, refresh_expires_at = ?
     WHERE refresh_hash = ? AND refresh_expires_at > ? RETURNING id`,
    [token.hash, token.expiresAt, oldHash, now],
  );
  return rows.length > 0;
}

/** Replaces the password, provided it is still the one with `oldHash`. */
export async function changePasswordHash(
  database: Queryable,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const rows = await database.query(
    'UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ? RETURNING id',
    [newHash, userId, oldHash],
  );
  return rows.length > 0;
}

import { findFirstUser, findUserByEmail } from '../db/tables/users';
import { verifyPassword } from '../domain/passwords';
import type { Queryable } from '../domain/ports';
import { DEFAULT_ADMINISTRATOR } from '../seed/administrator';

/** An account that a start of the server has created. */
export interface SeededAccount {
  email: string;
  /** Whether it still has the well-known password. */
  hasDefaultPassword: boolean;
}

/**
 * Looks for an account that was seeded, at this start or an earlier one, whatever its address: the first of the
 * database, the one that the settings name, and the default one. One with the well-known password comes first.
 */
export async function findSeededAccount(
  database: Queryable,
  administratorEmail: string,
): Promise<SeededAccount | undefined> {
  const found = await Promise.all([
    findFirstUser(database),
    findUserByEmail(database, administratorEmail),
    findUserByEmail(database, DEFAULT_ADMINISTRATOR.email),
  ]);
  const users = new Map(found.flatMap((user) => (user ? [[user.id, user]] : [])));
  for (const { email, passwordHash } of users.values()) {
    if (await verifyPassword(DEFAULT_ADMINISTRATOR.password, passwordHash, 1)) {
      return { email, hasDefaultPassword: true };
    }
  }
  const [first] = users.values();
  return first && { email: first.email, hasDefaultPassword: false };
}

import { findFirstUser, insertUser } from '../db/users';
import { hashPassword } from '../domain/passwords';
import type { Services } from '../domain/ports';
import { timestamp } from '../domain/time';

/** Account of a new database, unless another is configured. */
export const DEFAULT_ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

export const DEFAULT_TENANT = '1';

/** Creates the first account if none exists: without it no one could sign in or register. */
export async function seedAdministrator(
  { database, clock, ids, passwordIterations }: Services,
  { email, password } = DEFAULT_ADMINISTRATOR,
): Promise<void> {
  if (await findFirstUser(database)) return;
  const passwordHash = await hashPassword(password, passwordIterations);
  const user = { id: ids.next(), tenantId: DEFAULT_TENANT, email, passwordHash };
  await insertUser(database, user, timestamp(clock));
}

import 'client-only';
import { restoreAdministrator } from '@/api/browser/client';
import type { Account } from './account';
import { SignInError } from './account-calls';

/**
 * The account that the sandbox starts with. Written out, because the module that creates it would bring the database
 * code into the page; a test keeps the two equal.
 */
export const administrator = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

/**
 * Signs in to the sandbox as its administrator, also after the password was changed there: the account then gets its
 * first password back. Rejects as `signIn` does. The result tells whether the password was set back.
 */
export async function signInAsAdministrator(account: Account): Promise<boolean> {
  try {
    await account.signIn(administrator.email, administrator.password);
    return false;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    await restoreAdministrator();
    await account.signIn(administrator.email, administrator.password);
    return true;
  }
}

import 'client-only';
import { restoreAdministrator } from '@/packages/reference-api/browser/client';
import { FRESH_SERVER } from '../request/plan';
import { apiClient } from './client';
import { SignInError } from './sign-in';

/**
 * Signs in to the sandbox as administrator, and restores the first password if it was changed. Rejects as
 * `signIn` does.
 * @returns whether the password was restored
 */
export async function signInAsAdministrator(): Promise<boolean> {
  const { account, target } = apiClient();
  try {
    await account.signIn(FRESH_SERVER.email, FRESH_SERVER.password);
    return false;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    await restoreAdministrator();
    // The reader can have chosen another server by now, which must not get the password.
    if (target.get().kind !== 'sandbox') return false;
    await account.signIn(FRESH_SERVER.email, FRESH_SERVER.password);
    return true;
  }
}

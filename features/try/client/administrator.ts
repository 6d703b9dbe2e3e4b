import 'client-only';
import { restoreAdministrator } from '@/packages/reference-api/browser/client';
import { FRESH_SERVER } from '../request/plan';
import type { Account } from './account';
import { SignInError } from './sign-in';

/**
 * Signs in to the sandbox as administrator, and restores the first password if it was changed. Rejects as
 * `signIn` does.
 * @returns whether the password was restored
 */
export async function signInAsAdministrator(account: Account): Promise<boolean> {
  try {
    await account.signIn(FRESH_SERVER.email, FRESH_SERVER.password);
    return false;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    await restoreAdministrator();
    await account.signIn(FRESH_SERVER.email, FRESH_SERVER.password);
    return true;
  }
}

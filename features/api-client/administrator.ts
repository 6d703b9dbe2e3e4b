import 'client-only';
import { FRESH_SERVER } from '@/features/examples/samples/compose';
import { restoreAdministrator } from '@/packages/reference-api/browser/client';
import type { Account } from './account';
import { SignInError } from './account-calls';

/**
 * Signs in to the sandbox as its administrator, also after the password was changed there: the account then gets its
 * first password back. Rejects as `signIn` does. The result tells whether the password was set back.
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

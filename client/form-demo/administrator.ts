import 'client-only';
import type { Account } from '@/client/api/account';
import { signInAsAdministrator } from '@/client/api/administrator';
import type { Target } from '@/client/api/target';
import { ApiError } from './error-response';

/** Where the administrator signs in. */
interface Server {
  target: { get(): Target };
  account: Account;
}

/** Does something as the administrator. Only in the sandbox the sign-in happens by itself, again if a session ended. */
export async function asAdministrator<Result>(
  { target, account }: Server,
  action: () => Promise<Result>,
): Promise<Result> {
  const isSandbox = target.get().kind === 'sandbox';
  if (!account.get().session) {
    if (!isSandbox) throw new ApiError('not-signed-in', 401, '');
    await signInAsAdministrator(account);
  }
  try {
    return await action();
  } catch (error) {
    if (!(isSandbox && error instanceof ApiError && error.kind === 'not-signed-in')) throw error;
    await signInAsAdministrator(account);
    return action();
  }
}

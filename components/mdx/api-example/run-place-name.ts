import { apiClient } from '@/client/api/client';
import { format } from '@/lib/i18n/format';

/** Where a run goes and in whose name. */
export function placeName({ here, there }: { here: string; there: string }): string {
  const { account, target } = apiClient();
  const goal = target.get();
  if (goal.kind === 'sandbox') return here;
  const email = account.get().session?.email;
  return format(there, { origin: email ? `${goal.origin} (${email})` : goal.origin });
}

import { apiClient } from '@/features/api-client/client';
import { format } from '@/shared/i18n/format';

/** Where a run goes and in whose name. */
export function placeName({ here, there }: { here: string; there: string }): string {
  const { account, target } = apiClient();
  const goal = target.get();
  if (goal.kind === 'sandbox') return here;
  const email = account.get().session?.email;
  return format(there, { origin: email ? `${goal.origin} (${email})` : goal.origin });
}

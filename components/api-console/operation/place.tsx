import type { AccountState } from '@/lib/browser/api/account';
import { hasOptionalToken } from '@/lib/browser/api/call';
import type { Target } from '@/lib/browser/api/target';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import { format } from '@/lib/i18n/format';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';

/** Name of a target inside a sentence, by its key. */
export const placeOf = (targetKey: string, texts: ConsoleTexts): string =>
  targetKey === 'sandbox' ? texts.theSandbox : targetKey;

/** Where a request would go and in whose name. */
export function whereTo(
  target: Target,
  { session }: AccountState,
  isProtected: boolean,
  texts: ConsoleTexts,
): string {
  const place = target.kind === 'sandbox' ? texts.here : format(texts.there, { origin: target.origin });
  if (!isProtected) return place;
  if (!session) return format(texts.withoutToken, { place });
  return format(session.email ? texts.asUser : texts.withToken, { place, email: session.email });
}

/** Says beside Execute, before it is pressed, where the request goes. */
export function Destination({ id, operation }: { id: string; operation: ApiOperation }) {
  const { target, account, sendsToken } = useConsole();
  const texts = useTexts();
  const goal = useStore(target);
  const state = useStore(account);
  const isOffered = useStore(sendsToken) && state.session !== null && hasOptionalToken(operation);
  const text = whereTo(goal, state, operation.isProtected || isOffered, texts);
  return (
    <span id={id} className={goal.kind === 'server' ? 'console-place console-place-server' : 'console-place'}>
      {text}
    </span>
  );
}

import type { AccountState } from '@/lib/browser/api/account';
import type { Target } from '@/lib/browser/api/target';
import { useConsole, useStore } from '../console-context';

/** Name of a target inside a sentence, by its key. */
export const placeOf = (targetKey: string): string =>
  targetKey === 'sandbox' ? 'the sandbox in this browser' : targetKey;

/** Where a request would go and in whose name. */
export function whereTo(target: Target, { session }: AccountState, isProtected: boolean): string {
  const place = target.kind === 'sandbox' ? 'in this browser' : `on ${target.origin}`;
  if (!isProtected) return place;
  if (!session) return `${place}, without a token`;
  return `${place}, ${session.email ? `as ${session.email}` : 'with your token'}`;
}

/** Says beside Execute, before it is pressed, where the request goes. */
export function Destination({ id, isProtected }: { id: string; isProtected: boolean }) {
  const { target, account } = useConsole();
  const goal = useStore(target);
  const text = whereTo(goal, useStore(account), isProtected);
  return (
    <span id={id} className={goal.kind === 'server' ? 'console-place console-place-server' : 'console-place'}>
      {text}
    </span>
  );
}

import { hasOptionalToken } from '@/lib/browser/api/call';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';

/** Whether the token of the session goes along with an operation that takes one without needing it. */
export function OptionalToken({ operation }: { operation: ApiOperation }) {
  const texts = useTexts();
  const { account, sendsToken } = useConsole();
  const { session } = useStore(account);
  const isSent = useStore(sendsToken);
  if (!hasOptionalToken(operation)) return null;
  return (
    <label className="console-optional-token">
      <input
        type="checkbox"
        checked={isSent && session !== null}
        disabled={session === null}
        onChange={({ target }) => sendsToken.set(target.checked)}
      />
      {session ? texts.sendToken : texts.sendTokenSignIn}
    </label>
  );
}

import { useSyncExternalStore } from 'react';
import { type SandboxStatus, sandboxStatus, subscribeSandbox } from '@/packages/reference-api/browser/client';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { useConsole, useStore } from './console-context';

/** Says what readers have to know about the sandbox before they send anything; undefined for nothing. */
export function sandboxFault(status: SandboxStatus): string | undefined {
  if (status.state === 'failed') return status.sentence;
  return status.state === 'memory-only' ? format(texts.sandboxMemory, { reason: status.reason }) : undefined;
}

export function Notice({ problem }: { problem: string }) {
  const { account, notice: noticeStore } = useConsole();
  const notice = useStore(noticeStore);
  const session = useStore(account);
  const sandbox = useSyncExternalStore(subscribeSandbox, sandboxStatus, sandboxStatus);
  const fault = sandboxFault(sandbox);
  return (
    <div className="console-notice" role="status">
      {fault && <p>{fault}</p>}
      {problem && <p className="console-bad">{format(texts.badAddress, { problem })}</p>}
      {notice && <p>{notice}</p>}
      {session.notice && <p>{session.notice}</p>}
    </div>
  );
}

import { sharedName } from './protocol';
import type { SandboxChange } from './status';

const changes: readonly unknown[] = ['write', 'reset', 'import'] satisfies SandboxChange[];

function isChange(value: unknown): value is SandboxChange {
  return changes.includes(value);
}

/** Listens for changes made by other tabs. Returns the function that tells them of one made here. */
export function announcements(
  basePath: string,
  changed: (change: SandboxChange) => void,
): (change: SandboxChange) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(sharedName(basePath));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) changed(data);
  };
  return (change) => channel.postMessage(change);
}

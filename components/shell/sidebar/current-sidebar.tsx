'use client';

import { usePathname } from 'next/navigation';
import { parseAddress } from '@/lib/shared/addresses';
import { sitePath } from '@/lib/shared/paths';
import { Sidebar } from './sidebar';

/** Pages that bring a column of their own: those of the API reference beside the console. */
const ownColumn: ReadonlySet<string> = new Set(['operation', 'schema', 'differences']);

/** Column with the current version's tree; absent on pages of an old version and of the reference, which bring their own. */
export function CurrentSidebar() {
  const address = parseAddress(sitePath(usePathname()));
  if (ownColumn.has(address.kind) || (address.kind === 'page' && address.version.path)) return null;
  return (
    <div className="sidebar">
      <Sidebar />
    </div>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { parseAddress } from '@/lib/shared/addresses';
import { sitePath } from '@/lib/shared/paths';
import { Sidebar } from './sidebar';

/** Pages that bring a column of their own: those of the API reference beside the console. */
const ownColumn: ReadonlySet<string> = new Set(['operation', 'schema', 'differences']);

/** Column with the documentation tree; absent on pages of the reference, which bring their own. */
export function DocsSidebar() {
  const { kind } = parseAddress(sitePath(usePathname()));
  if (ownColumn.has(kind)) return null;
  return (
    <div className="sidebar">
      <Sidebar />
    </div>
  );
}

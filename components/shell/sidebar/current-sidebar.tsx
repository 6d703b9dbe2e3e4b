'use client';

import { usePathname } from 'next/navigation';
import { parseAddress } from '@/lib/shared/addresses';
import { sitePath } from '@/lib/shared/paths';
import { Sidebar } from './sidebar';

/** Column with the current version's tree; absent on pages of an old version, which bring their own. */
export function CurrentSidebar() {
  const address = parseAddress(sitePath(usePathname()));
  if (address.kind === 'page' && address.version.path) return null;
  return (
    <div className="sidebar">
      <Sidebar />
    </div>
  );
}

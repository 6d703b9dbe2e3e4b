'use client';

import { usePathname } from 'next/navigation';
import { splitLocale } from '@/lib/i18n/split';
import { sitePath } from '@/lib/shared/paths';
import { splitVersion } from '@/lib/shared/versions';
import { Sidebar } from './sidebar';

/** Column with the current version's tree; absent on pages of an old version, which bring their own. */
export function CurrentSidebar() {
  const { version } = splitVersion(splitLocale(sitePath(usePathname())).path);
  if (version.path) return null;
  return (
    <div className="sidebar">
      <Sidebar />
    </div>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { splitLocale } from '@/lib/i18n/split';
import { sitePath } from '@/lib/paths';
import { splitVersion } from '@/lib/versions';
import { NavTree } from './nav-tree';

/** Path that the tree marks as current: `/docs` itself shows the start page. */
function currentPath(pathname: string): string {
  const path = sitePath(pathname);
  return /\/docs$/.test(path) ? `${path}/getting-started/quick-start` : path;
}

/** Documentation tree of the version that the address belongs to; the current page is kept in view. `prefix` starts the element ids. */
export function Sidebar({ prefix = 'nav' }: { prefix?: string }) {
  const { messages, trees } = useShell();
  const path = currentPath(usePathname());
  const { version } = splitVersion(splitLocale(path).path);
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page, the element itself does not change
  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = ref.current?.closest<HTMLElement>('.sidebar');
    if (!current || !box) return;
    const offset = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset < 0 || offset > box.clientHeight - 48) box.scrollTop += offset - box.clientHeight / 2;
  }, [path]);

  return (
    <nav ref={ref} aria-label={messages.docsNavigation}>
      <NavTree nodes={trees[version.path] ?? []} path={path} prefix={prefix} />
    </nav>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { preferredVersion } from '@/lib/browser/preferred-version';
import { addressPath } from '@/lib/shared/addresses';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';

/** Link to the documentation; leads to the version that the reader chose last. `href` is the address for readers without a choice. */
export function DocsHomeLink({ href, children }: { href: string; children: string }) {
  const pathname = usePathname();
  const [target, setTarget] = useState(href);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice may have changed with the page
  useEffect(() => {
    const version = preferredVersion();
    setTarget(
      version?.path
        ? siteHref(addressPath({ kind: 'page', locale: site.locales[0], version, rest: '' }))
        : href,
    );
  }, [href, pathname]);

  return <a href={target}>{children}</a>;
}

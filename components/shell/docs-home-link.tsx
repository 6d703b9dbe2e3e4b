'use client';

import { useEffect, useState } from 'react';
import { preferredVersion } from '@/lib/browser/preferred-version';
import { onStored } from '@/lib/browser/storage';
import { siteHref } from '@/lib/shared/paths';
import { versionPath } from '@/lib/shared/versions';

/** Link to the documentation; leads to the version that the reader chose last. `href` is the address for readers without a choice. */
export function DocsHomeLink({ href, children }: { href: string; children: string }) {
  const [target, setTarget] = useState(href);

  useEffect(() => {
    const update = () => {
      const version = preferredVersion();
      setTarget(version?.path ? siteHref(versionPath(version, '')) : href);
    };
    update();
    return onStored(update);
  }, [href]);

  return <a href={target}>{children}</a>;
}

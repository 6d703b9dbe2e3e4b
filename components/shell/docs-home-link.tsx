'use client';

import { useEffect, useState } from 'react';
import { preferredVersion } from '@/lib/browser/preferred-version';
import { onStored } from '@/lib/browser/storage';
import { addressPath } from '@/lib/shared/addresses';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';

/** Link to the documentation; leads to the version that the reader chose last. `href` is the address for readers without a choice. */
export function DocsHomeLink({ href, children }: { href: string; children: string }) {
  const [target, setTarget] = useState(href);

  useEffect(() => {
    const update = () => {
      const version = preferredVersion();
      setTarget(
        version?.path
          ? siteHref(addressPath({ kind: 'page', locale: site.locales[0], version, rest: '' }))
          : href,
      );
    };
    update();
    return onStored(update);
  }, [href]);

  return <a href={target}>{children}</a>;
}

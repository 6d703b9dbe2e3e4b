'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { site } from '@/theme.config';

/** Reports a page view when path, query or hash changes; nothing without a measurement id. Its code is loaded only then. */
export function Analytics() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is one of the three things to report
  useEffect(() => {
    if (site.analytics.measurementId)
      void import('./analytics-runner').then(({ reportPage }) => reportPage());
  }, [pathname]);

  return null;
}

'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Starts the shell's script in development; exported pages contain it (features/build/instant.ts). */
export function DevelopmentScript() {
  const router = useRouter();
  useEffect(() => {
    void import('./start');
  }, []);
  useEffect(() => {
    const address = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;
    if (!address) return;
    const stop = import('./development/problems').then(({ showProblems }) =>
      showProblems(address, router.refresh),
    );
    // React runs effects twice in development.
    return () => void stop.then((close) => close());
  }, [router]);
  return null;
}

'use client';

import { useEffect } from 'react';

/** Starts the shell's script in development; exported pages come with it (scripts/postbuild/instant.ts). */
export function DevelopmentScript() {
  useEffect(() => {
    void import('@/client/shell/start').then(({ startShell }) => startShell());
  }, []);
  useEffect(() => {
    const address = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;
    if (!address) return;
    const stop = import('@/client/development/problems').then(({ showProblems }) => showProblems(address));
    // React starts effects twice in development.
    return () => void stop.then((close) => close());
  }, []);
  return null;
}

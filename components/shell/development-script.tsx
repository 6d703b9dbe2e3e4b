'use client';

import { useEffect } from 'react';

/** Starts the shell's script in development; exported pages come with it (scripts/export/instant.ts). */
export function DevelopmentScript() {
  useEffect(() => {
    void import('@/lib/browser/instant/start').then(({ startShell }) => startShell());
    const problems = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;
    if (problems)
      void import('@/lib/browser/development/problems').then(({ showProblems }) => showProblems(problems));
  }, []);
  return null;
}

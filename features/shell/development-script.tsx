'use client';

import { useEffect } from 'react';

/** Starts the shell's script in development; exported pages come with it (features/build/instant.ts). */
export function DevelopmentScript() {
  useEffect(() => {
    void import('./start').then(({ startShell }) => startShell());
  }, []);
  useEffect(() => {
    // Only here, so that no build contains mermaid.
    if (process.env.NODE_ENV === 'development')
      void import('@/features/diagrams/development/diagrams').then(({ drawNewDiagrams }) =>
        drawNewDiagrams(),
      );
  }, []);
  useEffect(() => {
    const address = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;
    if (!address) return;
    const stop = import('./development/problems').then(({ showProblems }) => showProblems(address));
    // React starts effects twice in development.
    return () => void stop.then((close) => close());
  }, []);
  return null;
}

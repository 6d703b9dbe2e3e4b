'use client';

import { useEffect } from 'react';

/** Starts the shell's script in development; exported pages come with it (scripts/export/instant.ts). */
export function DevelopmentScript() {
  useEffect(() => {
    void import('@/lib/browser/instant/start').then(({ startShell }) => startShell());
  }, []);
  return null;
}

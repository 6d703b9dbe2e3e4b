'use client';

import { useEffect } from 'react';

/**
 * The script of the head in development. When a page crashes, React renders the document again in the browser and would
 * complain there about a script that it doesn't run, in front of the error. As data, it has nothing to complain about.
 */
export function DevelopmentHeadScript({ text }: { text: string }) {
  const type = typeof window === 'undefined' ? 'text/javascript' : 'text/plain';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

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

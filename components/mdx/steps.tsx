import type { ReactNode } from 'react';

/** Numbered steps: each `###` heading inside starts one. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

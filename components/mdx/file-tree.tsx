import type { ReactNode } from 'react';

/** Folder listing written as a nested Markdown list. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="file-tree">{children}</div>;
}

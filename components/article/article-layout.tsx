import type { ReactNode } from 'react';
import { CurrentSidebar } from '@/components/shell/sidebar/current-sidebar';

/** Frame of the documentation: tree on the left, page and table of contents beside it. The tree stays while pages change. */
export function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="docs-layout">
      <CurrentSidebar />
      {children}
    </div>
  );
}

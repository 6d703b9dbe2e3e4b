import type { ReactNode } from 'react';
import { DocsSidebar } from '@/components/shell/sidebar/docs-sidebar';

/** Frame of the documentation: tree on the left, page and table of contents beside it. The tree stays while pages change. */
export function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="docs-layout">
      <DocsSidebar />
      {children}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { ConsoleRoute } from '@/lib/browser/console/routes';

/** Puts the operation that the address names before the title of the page, for tabs, bookmarks and the history. */
export function useTitle(route: ConsoleRoute): void {
  const [pageTitle] = useState(() => document.title);
  const name = route.kind === 'operation' ? route.operation.operation.summary : '';
  useEffect(() => {
    if (!name) return;
    const own = `${name} – ${pageTitle}`;
    document.title = own;
    // The next page may have put its own there by then.
    return () => {
      if (document.title === own) document.title = pageTitle;
    };
  }, [name, pageTitle]);
}

import { useEffect, useState } from 'react';
import type { ConsoleRoute } from '@/lib/console/routes';

/** Puts the operation that the address names before the title of the page, for tabs, bookmarks and the history. */
export function useTitle(route: ConsoleRoute): void {
  const [pageTitle] = useState(() => document.title);
  const name = route.kind === 'operation' ? route.operation.operation.summary : '';
  useEffect(() => {
    document.title = name ? `${name} – ${pageTitle}` : pageTitle;
  }, [name, pageTitle]);
}

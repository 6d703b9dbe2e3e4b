import 'client-only';
import { pageWide } from '@/lib/browser/page-wide';

/** The part of the framework's router that a navigation needs. */
export interface Router {
  push: (href: string) => void;
  replace: (href: string) => void;
}

const place = pageWide<{ router?: Router | undefined }>('router', () => ({}));

/** The router; undefined until the framework's runtime has started. */
export const currentRouter = (): Router | undefined => place.router;

/** Hands the router to those who change pages. Returns the way to take it back. */
export function connectRouter(router: Router): () => void {
  place.router = router;
  return () => {
    place.router = undefined;
  };
}

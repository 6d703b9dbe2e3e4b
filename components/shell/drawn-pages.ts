import { knownWhileDrawing } from '@/framework/next/one-process';
import { DRAWN_PAGES, type DrawnPages } from '@/lib/shared/drawn-page';

/** What the server knows of all pages while it draws one; undefined in a browser, which reads it from the markup. */
export function drawnPages(): DrawnPages | undefined {
  if (typeof window !== 'undefined') return undefined;
  return knownWhileDrawing(DRAWN_PAGES) as DrawnPages;
}

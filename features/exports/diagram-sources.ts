import { readPages } from '@/features/content/pages';
import { getFences } from '@/features/content-checks/fences/collect';
import { missingDrawing, readDrawing } from '@/features/diagrams/drawing';
import { siteHref } from '@/shared/paths';

/** Returns the mermaid sources of all pages by the address of their image. */
export function diagramSources(): Map<string, string> {
  const sources = getFences(readPages(process.cwd(), (text) => text.includes('```mermaid')).pages)
    .filter(({ lang }) => lang === 'mermaid')
    .map(({ code }) => code);
  return new Map(
    sources
      .filter((source) => !missingDrawing(source))
      .map((source) => [siteHref(readDrawing(source).hrefs.light), source]),
  );
}

import { site } from '@/theme.config';

/** Page that stands at `/docs`, whose twin is that of the page itself. */
const startPage = '/docs/getting-started/quick-start';

/** Site path of the Markdown twin of a page below `/docs`. */
export function twinPath(page: string): string {
  const versionRoot = site.versions.find(({ path }) => path && page === `/docs/${path}`);
  if (versionRoot) return `${page}${startPage.slice('/docs'.length)}.md`;
  return page.endsWith('/docs') ? `${page.slice(0, -'/docs'.length)}${startPage}.md` : `${page}.md`;
}

import redirects from '@/content/redirects.json' with { type: 'json' };
import { htmlFiles } from '@/scripts/postbuild/pages';

/** Site paths of all exported pages, with trailing slash; the not-found pages and those that send on are left out. */
export async function exportedRoutes(folder = 'out'): Promise<string[]> {
  const files = await htmlFiles(folder);
  const moved = new Set(Object.keys(redirects).map((from) => `${from.slice(1)}/index.html`));
  return files
    .filter((file) => file.endsWith('index.html') && !/^(404|_not-found)\//.test(file) && !moved.has(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

import { htmlFiles } from '@/features/build/pages';
import { isMoved } from '@/features/build/redirects';

/** Returns the site paths of all exported pages, with trailing slash, without not-found and redirect pages. */
export async function exportedRoutes(folder = 'out'): Promise<string[]> {
  const files = await htmlFiles(folder);
  return files
    .filter((file) => file.endsWith('index.html') && !/^(404|_not-found)\//.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((route) => !isMoved(route));
}

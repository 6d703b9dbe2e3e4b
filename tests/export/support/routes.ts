import { isMoved } from '@/features/build/redirects';
import { filesBelow } from '@/shared/files/files';

/** Returns whether an HTML file of the export is a page, not a not-found or redirect page. */
export const isPage = (file: string): boolean =>
  file.endsWith('index.html') &&
  !/^(404|_not-found)\//.test(file) &&
  !isMoved(`/${file}`.slice(0, -'index.html'.length));

/** Returns the site paths of all exported pages, with trailing slash. */
export const exportedRoutes = (folder = 'out'): string[] =>
  filesBelow(folder, '.html')
    .filter(isPage)
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * The assumption of this file. Routes without a dynamic segment are therefore `page.ts`: what such a page imports (the
 * console, the landing page) would otherwise be bundled into every documentation page.
 */
export const ROUTE_FILES =
  'Nextra imports each app/**/page of these endings into its page map, and page.ts is not among them: js, jsx, tsx, md, mdx.';

/** Endings of the route files that the installed Nextra imports; empty when its code cannot be read that way. */
export async function importedRouteEndings(): Promise<string[]> {
  const server = createRequire(import.meta.url).resolve('nextra');
  const file = server.replace(/server[\\/]index\.js$/, 'server/page-map/find-meta-and-page-file-paths.js');
  const [, endings = ''] = /\/\*\*\/page\.\{([^}]+)\}/.exec(await readFile(file, 'utf8')) ?? [];
  return [...new Set(endings.split(',').filter(Boolean))];
}

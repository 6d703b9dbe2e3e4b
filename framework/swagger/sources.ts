import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const SOURCES =
  'swagger-ui-react brings the map of its bundle, and in it the modules that Swagger UI is written in, by their paths below src/.';

const FILE = 'swagger/sources.ts';
const PREFIX = 'webpack://swagger-ui/./src/';
const MAP = 'swagger-ui-es-bundle-core.js.map';
const ENDINGS = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.ts', '/index.jsx'];

/** The modules of Swagger UI. */
export interface SwaggerSources {
  /** Path of the map that they stand in. */
  map: string;
  /** Folder from which their imports of packages are resolved. */
  folder: string;
  /** Path of the module that an import such as `core/system` or `src/core/utils` means; undefined when there is none. */
  find(path: string): string | undefined;
  /** Text of the module at a path that `find` gave. */
  text(path: string): string;
}

/**
 * Reads the modules that Swagger UI is written in. Its bundle is one file that holds every plugin; from the modules,
 * those that the console draws can be bundled alone. Throws BrokenAssumption when the package has no such map.
 */
export function swaggerSources(): SwaggerSources {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-react'));
  const map = join(folder, MAP);
  if (!existsSync(map)) throw new BrokenAssumption(SOURCES, `there is no ${MAP}.`, FILE);
  const { sources = [], sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8')) as {
    sources?: string[];
    sourcesContent?: (string | null)[];
  };
  const modules = new Map<string, string>();
  for (const [index, name] of sources.entries()) {
    const content = sourcesContent[index];
    if (name.startsWith(PREFIX) && content) modules.set(name.slice(PREFIX.length), content);
  }
  if (!modules.has('core/system.js'))
    throw new BrokenAssumption(SOURCES, 'the map has no core/system.js.', FILE);
  return {
    map,
    folder,
    find: (path) => ENDINGS.map((ending) => path + ending).find((whole) => modules.has(whole)),
    text(path) {
      const text = modules.get(path);
      if (text === undefined) throw new BrokenAssumption(SOURCES, `there is no ${path}.`, FILE);
      return text;
    },
  };
}

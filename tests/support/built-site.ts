import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose change needs a new build, tests aside. */
const SOURCES = ['app', 'content', 'features', 'packages', 'shared'];
const TESTS = /[\\/]tests[\\/]/;

/** Checks that `out/` contains a build of the present sources. Throws a sentence with the command otherwise. */
export default function checkBuild(): void {
  const page = 'out/index.html';
  if (!existsSync(page)) throw new Error('The site is not built. Run npm run build first.');
  const built = statSync(page).mtimeMs;
  for (const folder of SOURCES)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !TESTS.test(path) && statSync(path).mtimeMs > built)
        throw new Error(`${path} has changed since the build of out/. Run npm run build first.`);
    }
}

import { readFile, writeFile } from 'node:fs/promises';
import { bundleOwnScripts } from '@/scripts/postbuild/instant';

// Bundles the script of every page again, in the copy with a fault: the file that the pages name loads it.
const [, named] =
  /src="(\/_next\/static\/instant\/[^"]+)"/.exec(await readFile('out/index.html', 'utf8')) ?? [];
if (!named) throw new Error('out/index.html names no script of the shell.');
const { instant } = await bundleOwnScripts('out', '');
if (instant !== named)
  await writeFile(`out${named}`, `import './${instant.slice(instant.lastIndexOf('/') + 1)}';`);

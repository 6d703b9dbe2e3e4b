import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionFile, versionFiles } from '@/features/versions/files';
import { contractFiles, contractJson, contractYaml } from '@/shared/contract/contract-files';
import { frozenVersions } from '@/shared/versions';

/** Copies the data of previous versions to `public/versions/`, where readers can load it. */
export async function publishVersions(root: string = process.cwd()): Promise<void> {
  await rm(join(root, 'public/versions'), { recursive: true, force: true });
  for (const version of frozenVersions()) {
    const folder = join(root, 'public/versions', version.path);
    await mkdir(folder, { recursive: true });
    await cp(join(root, versionFile('settings', version)), join(folder, versionFiles.settings.frozen));
    const contract = await readFile(join(root, versionFile('contract', version)), 'utf8');
    // Same servers as the current contract: imported files must not call the host of the docs.
    await writeFile(join(folder, contractFiles.json), contractJson(contract));
    await writeFile(join(folder, contractFiles.yaml), contractYaml(contract));
  }
}

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFiles, contractJson, contractYaml } from '@/lib/server/contract/contract-files';
import { versionFiles } from '@/lib/server/versions/files';
import { frozenVersions } from '@/lib/versions';

/** Copies the data of old versions that readers may load to `public/versions/`, from its one home in `versions/`. */
export async function publishVersions(root: string = process.cwd()): Promise<void> {
  await rm(join(root, 'public/versions'), { recursive: true, force: true });
  for (const { path } of frozenVersions()) {
    await mkdir(join(root, 'public/versions', path), { recursive: true });
    for (const { frozen } of Object.values(versionFiles).filter(({ served }) => served))
      await cp(join(root, 'versions', path, frozen), join(root, 'public/versions', path, frozen));
    const contract = await readFile(join(root, 'versions', path, versionFiles.contract.frozen), 'utf8');
    // As today's contract: who imports it must not call the host of the documentation.
    await writeFile(join(root, 'public/versions', path, contractFiles.json), contractJson(contract));
    await writeFile(join(root, 'public/versions', path, contractFiles.yaml), contractYaml(contract));
  }
}

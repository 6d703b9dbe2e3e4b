import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyProject } from './copy-project';
import { madeUpLanguage } from './made-up-language';

/** Location of the copy: inside the project to resolve its packages, with a dot so that tools ignore it. */
export const VARIANT = '.variant';

async function write(files: Iterable<[file: string, text: string]>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(VARIANT, file)), { recursive: true });
    await writeFile(join(VARIANT, file), text);
  }
}

/** A later version, which the copy lists as another deployment. */
export const LATER = { label: '1.0', href: 'https://later.example/docs' };

/** Makes the copy the deployment of an old version. */
async function listLaterVersion(): Promise<void> {
  const config = join(VARIANT, 'theme.config.tsx');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace('versions: [{', `versions: [${JSON.stringify(LATER)}, {`));
}

/** Creates a copy of the project with one more language and a later version. */
export async function makeVariant(): Promise<void> {
  await copyProject(VARIANT);
  await write(madeUpLanguage());
  await listLaterVersion();
}

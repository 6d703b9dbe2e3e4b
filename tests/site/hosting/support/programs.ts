import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackage } from '@/shared/build/debian';

/** Returns the path of an installed program; undefined if it is not on the PATH. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/**
 * Returns the path of a server from the distribution, and installs it if this process can. Otherwise rejects
 * with a sentence: skipping would leave the headers unchecked.
 */
export async function ensureProgram(program: 'nginx' | 'caddy'): Promise<string> {
  const found = find(program);
  if (found) return found;
  const fault = canInstall() ? await installPackage(program) : undefined;
  const installed = find(program);
  if (installed) return installed;
  throw new Error(
    `${program} is missing, and these tests ask it for headers: install it (apt-get install ${program}). ${fault ?? ''}`.trim(),
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackage } from '@/shared/build/debian';

/** Where an installed program lies; undefined when it is not on the path. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/**
 * Path of a server of the distribution; installs it where this process may. Rejects with a sentence otherwise: without the
 * server no one would know which headers readers get from it.
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

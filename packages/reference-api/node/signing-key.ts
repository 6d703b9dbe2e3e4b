import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIN_KEY_BYTES } from '../domain/access-token';
import { type Settings, SettingsError } from './settings';

function checked(key: string, source: string, fix: string): Uint8Array {
  const bytes = new TextEncoder().encode(key);
  if (bytes.length < MIN_KEY_BYTES) {
    throw new SettingsError(
      `${source} has ${bytes.length} bytes, but a signing key needs at least ${MIN_KEY_BYTES}. ${fix}`,
    );
  }
  return bytes;
}

/**
 * Loads the signing key: from the setting, or from the data folder, where it is created for later starts. A
 * server in memory creates a new one each time.
 * @throws SettingsError if the key is too short or its file is unusable
 */
export async function loadSigningKey({ signingKey, storage, dataFolder }: Settings): Promise<Uint8Array> {
  if (signingKey !== undefined) {
    return checked(
      signingKey,
      'ENDATIX_JWT_SIGNING_KEY',
      'Set a longer one, for example the output of "openssl rand -base64 48", or unset it.',
    );
  }
  if (storage.kind === 'memory') return new Uint8Array(randomBytes(48));
  const file = join(dataFolder, 'jwt-signing-key');
  try {
    return await readOrCreate(dataFolder, file);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(
      `The signing key ${file} cannot be used: ${error instanceof Error ? error.message : error}. ` +
        'Give this user access to the folder, or set ENDATIX_JWT_SIGNING_KEY.',
    );
  }
}

async function readOrCreate(folder: string, file: string): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true });
  const present = await stat(file).catch(() => undefined);
  if (!present) await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  else if (process.platform !== 'win32' && (present.mode & 0o077) !== 0) {
    throw new SettingsError(`The signing key ${file} can be read by other users: run "chmod 600 ${file}".`);
  }
  return checked(
    (await readFile(file, 'utf8')).trim(),
    `The signing key ${file}`,
    'Delete the file to get a new one.',
  );
}

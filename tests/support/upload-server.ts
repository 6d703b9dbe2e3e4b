import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { writeProgram } from './page-programs';

/**
 * Starts the server of the guide about uploading in a folder, with these variables. Returns the address that it
 * prints for files.
 */
export async function startUploads(folder: string, variables: Readonly<Record<string, string>>) {
  const file = await writeProgram('upload-files', folder, 'uploads.mjs');
  const env = { ...process.env, PORT: '0', FOLDER: join(folder, 'files'), ...variables };
  const child = spawn(process.execPath, [join(folder, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { endpoint: String(line).replace('Uploads: ', '').trim(), close: () => child.kill() };
}

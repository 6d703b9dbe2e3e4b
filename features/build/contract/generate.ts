import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '@/shared/build/write-whole';
import { ContractError, readContract } from './check';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');

/** Files that `generateContract` writes into `generated/`. */
const OUTPUTS = ['contract.ts', 'api-types.ts', 'operations.ts', 'server-contract.ts'] as const;

/** What an Endatix server has in addition to the contract. */
const SERVER_FILE = 'openapi.server.json';

async function fingerprint(text: string): Promise<string> {
  const hash = createHash('sha256').update(text);
  const sources = (await readdir(here)).filter((name) => name.endsWith('.ts')).sort();
  for (const name of sources) hash.update(await readFile(join(here, name)));
  return hash.digest('hex');
}

/**
 * Derives types and operation table from openapi.json, and the value of openapi.server.json alone, which nothing here
 * implements. Does nothing when neither a document nor the generator changed since the last run. Throws a ContractError,
 * one sentence with line and fix, when a document is not usable.
 */
export async function generateContract({
  source = join(root, 'openapi.json'),
  target = join(root, 'generated'),
} = {}): Promise<void> {
  const read = (file: string) =>
    readFile(file, 'utf8').catch(() => {
      throw new ContractError(`${file} cannot be read; the API contract belongs there.`);
    });
  const text = await read(source);
  const serverText = await read(join(root, SERVER_FILE));
  const timestamp = join(target, '.contract-hash');
  const hash = await fingerprint(text + serverText);
  const complete = OUTPUTS.every((name) => existsSync(join(target, name)));
  if (complete && (await readFile(timestamp, 'utf8').catch(() => '')) === hash) return;

  const document = readContract('openapi.json', text);
  readContract(SERVER_FILE, serverText);
  // Loaded late: an unchanged contract must not cost the start of the compilers.
  const { contractModule, operationsModule, typesModule } = await import('./modules');
  const contents = [
    contractModule(text),
    await typesModule(document),
    operationsModule(document),
    contractModule(serverText, SERVER_FILE),
  ];
  await mkdir(target, { recursive: true });
  await Promise.all(OUTPUTS.map((name, index) => writeWhole(join(target, name), contents[index] ?? '')));
  await writeWhole(timestamp, hash);
}

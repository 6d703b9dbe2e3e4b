import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '@/shared/build/write-whole';
import type { OpenApiDocument } from '@/shared/contract/types';
import { errorMessage } from '@/shared/error-message';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');

/** The types, which only the check of types and editors read: programs run without them. */
const TYPES = 'api-types.ts';

const OUTPUTS = [
  'contract.ts',
  'operations.ts',
  'server-contract.ts',
  'server-operations.ts',
  'later-contract.ts',
] as const;

/** Operations of an Endatix server outside the contract. */
const SERVER_FILE = 'openapi.server.json';

/** What later releases added. */
const LATER_FILE = 'openapi.0.7.json';

/** Parses a contract; redocly.yaml has the rules about its content. Throws for invalid JSON. */
function parseContract(file: string, text: string): OpenApiDocument {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON (${errorMessage(cause)}): correct the syntax there.`, {
      cause,
    });
  }
}

async function fingerprint(text: string): Promise<string> {
  const hash = createHash('sha256').update(text);
  const sources = (await readdir(here)).filter((name) => name.endsWith('.ts')).sort();
  for (const name of sources) hash.update(await readFile(join(here, name)));
  return hash.digest('hex');
}

/**
 * Generates types and operation table from openapi.json, and the values of openapi.server.json and
 * openapi.0.7.json. Does nothing when neither the documents nor the generator have changed. Throws an
 * error with the fix for an invalid document.
 * @param options `types: false` leaves the types out, whose generator is a development tool
 */
export async function generateContract({
  source = join(root, 'openapi.json'),
  target = join(root, 'generated'),
  types = true,
} = {}): Promise<void> {
  const [text = '', serverText = '', laterText = ''] = await Promise.all(
    [source, join(root, SERVER_FILE), join(root, LATER_FILE)].map((file) => readFile(file, 'utf8')),
  );
  const hashFile = join(target, '.contract-hash');
  const hash = await fingerprint(text + serverText + laterText);
  const isComplete = [...OUTPUTS, ...(types ? [TYPES] : [])].every((name) => existsSync(join(target, name)));
  if (isComplete && (await readFile(hashFile, 'utf8').catch(() => '')) === hash) return;

  const document = parseContract('openapi.json', text);
  const serverDocument = parseContract(SERVER_FILE, serverText);
  parseContract(LATER_FILE, laterText);
  // Dynamic import: an unchanged contract must not load the compilers.
  const { contractModule, operationsModule, serverOperationsModule, typesModule } = await import('./modules');
  const contents = [
    contractModule(text),
    operationsModule(document),
    contractModule(serverText, SERVER_FILE),
    serverOperationsModule(serverDocument, SERVER_FILE),
    contractModule(laterText, LATER_FILE),
  ];
  await mkdir(target, { recursive: true });
  await Promise.all(OUTPUTS.map((name, index) => writeWhole(join(target, name), contents[index] ?? '')));
  if (types) await writeWhole(join(target, TYPES), await typesModule(document));
  // Types of an earlier contract would look current.
  else await rm(join(target, TYPES), { force: true });
  await writeWhole(hashFile, hash);
}

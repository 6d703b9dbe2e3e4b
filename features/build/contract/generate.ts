import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '@/shared/build/write-whole';
import { errorMessage } from '@/shared/error-message';
import {
  type ContractFile,
  contractModule,
  operationsModule,
  serverOperationsModule,
  typesModule,
} from './modules';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads a contract; redocly.yaml has the rules about its content. Throws for invalid JSON. */
async function readContract(root: string, file: string): Promise<ContractFile> {
  const text = await readFile(join(root, file), 'utf8');
  try {
    return { file, text, document: JSON.parse(text) };
  } catch (cause) {
    const reason = `${file} is not valid JSON (${errorMessage(cause)}): correct the syntax there.`;
    throw new Error(reason, { cause });
  }
}

/** Writes the types, whose generator takes seconds, if the contract has changed. Otherwise deletes old ones. */
async function writeTypes(file: string, contract: ContractFile, isNeeded: boolean): Promise<void> {
  const mark = `// ${createHash('sha256').update(contract.text).digest('hex')}\n`;
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing.startsWith(mark)) return;
  if (isNeeded) await writeWhole(file, mark + (await typesModule(contract)));
  // They would look current.
  else await rm(file, { force: true });
}

/**
 * Generates types and operation table from openapi.json, and the values of openapi.server.json and
 * openapi.0.7.json. Throws an error with the fix for an invalid document.
 * @param options `types: false` leaves the types out, whose generator is a development tool: programs run
 * without them
 */
export async function generateContract({ root = project, types = true } = {}): Promise<void> {
  const contract = await readContract(root, 'openapi.json');
  // Operations of an Endatix server outside the contract, and what later releases added.
  const server = await readContract(root, 'openapi.server.json');
  const later = await readContract(root, 'openapi.0.7.json');
  const modules = {
    'contract.ts': contractModule(contract),
    'operations.ts': operationsModule(contract),
    'server-contract.ts': contractModule(server),
    'server-operations.ts': serverOperationsModule(server),
    'later-contract.ts': contractModule(later),
  };
  const target = join(root, 'generated');
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(modules)) await writeWhole(join(target, name), text);
  await writeTypes(join(target, 'api-types.ts'), contract, types);
}

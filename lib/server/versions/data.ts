import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, readOperations } from '@/lib/contract/contract';
import type { OpenApiDocument } from '@/lib/contract/types';
import type { SettingsSchema } from '@/lib/server/settings/schema';
import type { Terms } from '@/lib/server/terms';
import type { DocsVersion } from '@/theme.config';
import { type VersionFileName, versionFiles } from './files';

/** What the pages of a version are made from next to their own text. */
export interface VersionData {
  contract: Contract;
  settings: SettingsSchema;
  terms: Terms;
}

/** Gives the data of a version. */
export type DataOf = (version: DocsVersion) => VersionData;

function read(name: VersionFileName, version: DocsVersion, root: string): unknown {
  const { current, frozen } = versionFiles[name];
  const file = version.path ? `versions/${version.path}/${frozen}` : current;
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    const fix = version.path
      ? `freeze the version (npm run docs:version ${version.path}), or restore the file`
      : 'restore it';
    throw new Error(
      `${file}, which the pages of version ${version.name} are made from, cannot be read: ${fix}. ${cause}`,
    );
  }
}

const known = new Map<string, VersionData>();

/**
 * The data of a version: for the current one the files of today, for an older one those that were frozen with it.
 * Their form is checked where they are written (scripts/contract/check.ts and the tests), so the casts.
 * @param root folder of the project
 * @throws Error with one sentence when a file is missing or no JSON
 */
export function dataOf(version: DocsVersion, root: string = process.cwd()): VersionData {
  const key = join(root, version.path);
  const data = known.get(key) ?? {
    contract: readOperations(read('contract', version, root) as OpenApiDocument),
    settings: read('settings', version, root) as SettingsSchema,
    terms: read('terms', version, root) as Terms,
  };
  // A server for writers reads again what they edit.
  if (process.env.NODE_ENV !== 'development') known.set(key, data);
  return data;
}

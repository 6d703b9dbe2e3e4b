import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsSchema } from '@/features/content/settings/schema';
import type { Terms } from '@/features/content/terms';
import { type Contract, readOperations } from '@/shared/contract/contract';
import type { OpenApiDocument } from '@/shared/contract/types';
import type { DocsVersion } from '@/theme.config';
import { type VersionFileName, versionFile, versionFiles } from './files';

/** What the pages of a version are made from next to their own text. */
export interface VersionData {
  contract: Contract;
  settings: SettingsSchema;
  terms: Terms;
}

export type DataOf = (version: DocsVersion) => VersionData;

function read(name: VersionFileName, version: DocsVersion, root: string): unknown {
  const file = versionFile(name, version);
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

/** When the files of a version were written: a server for writers reads again what they edit. A build edits nothing. */
function writtenAt(version: DocsVersion, root: string): string {
  if (process.env.NODE_ENV !== 'development') return '';
  const times = (Object.keys(versionFiles) as VersionFileName[]).map(
    (name) => statSync(join(root, versionFile(name, version)), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join();
}

const known = new Map<string, { written: string; data: VersionData }>();

/**
 * The data of a version: for the current one the files of today, for an older one those that were frozen with it.
 * Their form is checked where they are written (features/build/contract/check.ts and the tests), so the casts.
 * @param root folder of the project
 * @throws Error with one sentence when a file is missing or no JSON
 */
export function getData(version: DocsVersion, root: string = process.cwd()): VersionData {
  const key = join(root, version.path);
  const written = writtenAt(version, root);
  const last = known.get(key);
  if (last?.written === written) return last.data;
  const data = {
    contract: readOperations(read('contract', version, root) as OpenApiDocument),
    settings: read('settings', version, root) as SettingsSchema,
    terms: read('terms', version, root) as Terms,
  };
  known.set(key, { written, data });
  return data;
}

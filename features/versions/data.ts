import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsSchema } from '@/features/content/settings/schema';
import type { Terms } from '@/features/content/terms';
import { type Contract, readOperations } from '@/shared/contract/contract';
import type { OpenApiDocument } from '@/shared/contract/types';
import type { DocsVersion } from '@/theme.config';
import { type VersionFileName, versionFile, versionFiles } from './files';

/** The data of a version that its pages are rendered from. */
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
    throw new Error(`${file} of version ${version.name} cannot be read: ${fix}. ${cause}`);
  }
}

/**
 * Returns when the files of a version were written, in development: writers edit them while the server runs.
 */
function modifiedAt(version: DocsVersion, root: string): string {
  if (process.env.NODE_ENV !== 'development') return '';
  const times = (Object.keys(versionFiles) as VersionFileName[]).map(
    (name) => statSync(join(root, versionFile(name, version)), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join();
}

const known = new Map<string, { written: string; data: VersionData }>();

/**
 * Returns the data of a version: the current files, or those frozen with a previous version. They are
 * validated where they are written (features/build/contract/check.ts and tests).
 * @param root folder of the project
 * @throws Error with a fix when a file is missing or not valid JSON
 */
export function getData(version: DocsVersion, root: string = process.cwd()): VersionData {
  const key = join(root, version.path);
  const written = modifiedAt(version, root);
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

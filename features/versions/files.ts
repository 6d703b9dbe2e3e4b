import 'server-only';
import type { DocsVersion } from '@/theme.config';

/** A data file of a version. */
interface VersionFile {
  /** Path of the current version's file, below the project. */
  current: string;
  /** File name in `content/<version>/_data/` of a frozen version. */
  frozen: string;
}

/**
 * The data files of a version. `npm run docs:version` copies them, `getData` reads them. A new file needs a
 * row here and a property of VersionData.
 */
export const versionFiles = {
  contract: { current: 'openapi.json', frozen: 'openapi.json' },
  settings: { current: 'public/appsettings.schema.json', frozen: 'appsettings.schema.json' },
  terms: { current: 'content/glossary.json', frozen: 'glossary.json' },
} as const satisfies Record<string, VersionFile>;

export type VersionFileName = keyof typeof versionFiles;

/** Returns the data folder of a frozen version, below the project. */
export const frozenData = (version: string): string => `content/${version}/_data`;

export function versionFile(name: VersionFileName, { path }: DocsVersion): string {
  const { current, frozen } = versionFiles[name];
  return path ? `${frozenData(path)}/${frozen}` : current;
}

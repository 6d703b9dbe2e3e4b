import 'server-only';
import type { DocsVersion } from '@/theme.config';

/** A file of data that a version of the documentation is made from. */
interface VersionFile {
  /** Place of that of the current version, below the project. */
  current: string;
  /** Its name in `content/<version>/_data/` once the version is frozen. */
  frozen: string;
}

/**
 * The data that belongs to a version next to its pages. `npm run docs:version` freezes each file and `getData` reads it.
 * Another file is a row here and a property of VersionData.
 */
export const versionFiles = {
  contract: { current: 'openapi.json', frozen: 'openapi.json' },
  settings: { current: 'public/appsettings.schema.json', frozen: 'appsettings.schema.json' },
  terms: { current: 'content/glossary.json', frozen: 'glossary.json' },
} as const satisfies Record<string, VersionFile>;

export type VersionFileName = keyof typeof versionFiles;

/** Folder with the data of a frozen version, below the project: next to its pages. */
export const frozenData = (version: string): string => `content/${version}/_data`;

/** Path of a file of a version, below the project. */
export function versionFile(name: VersionFileName, { path }: DocsVersion): string {
  const { current, frozen } = versionFiles[name];
  return path ? `${frozenData(path)}/${frozen}` : current;
}

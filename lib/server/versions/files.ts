import 'server-only';
import type { DocsVersion } from '@/theme.config';

/** A file of data that a version of the documentation is made from. */
interface VersionFile {
  /** Where that of the current version stands, below the project. */
  current: string;
  /** Its name in `versions/<version>/` once the version is frozen. */
  frozen: string;
  /** Readers may load it: the current one at its own address, a frozen one below `/versions/<version>/`. */
  served: boolean;
}

/**
 * The data that belongs to a version next to its pages. `npm run docs:version` freezes each file, `dataOf` reads it, and
 * the build serves the served ones. Another file is a row here and a property of VersionData.
 */
export const versionFiles = {
  contract: { current: 'openapi.json', frozen: 'openapi.json', served: true },
  settings: { current: 'public/appsettings.schema.json', frozen: 'appsettings.schema.json', served: true },
  terms: { current: 'content/glossary.json', frozen: 'glossary.json', served: false },
} as const satisfies Record<string, VersionFile>;

export type VersionFileName = keyof typeof versionFiles;

/** Path of a file of a version, below the project. */
export function versionFile(name: VersionFileName, { path }: DocsVersion): string {
  const { current, frozen } = versionFiles[name];
  return path ? `versions/${path}/${frozen}` : current;
}

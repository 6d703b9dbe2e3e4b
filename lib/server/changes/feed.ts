import 'server-only';
import { defaultLocale } from '@/lib/i18n';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import { lastCommit } from '@/lib/server/git-date';
import { versionFile } from '@/lib/server/versions/files';
import { changesPath, changeText, contractId, type VersionChanges, versionChanges } from './page';
import { changedPages } from './pages';

/** Something that changed, as a feed tells it. */
export interface FeedEntry {
  title: string;
  /** Site path, with a fragment for a part of a page. */
  href: string;
  date: string;
  about: string;
}

/**
 * What a contract changes for its clients in one entry, with all of it in the text; undefined where nothing does.
 * @param date when the contract last changed; without it there is no entry
 */
export function contractEntry(version: VersionChanges, date: string | undefined): FeedEntry | undefined {
  const { operation: texts } = languages[defaultLocale.code];
  const { newer, older, changes } = version;
  if (changes.length === 0 || date === undefined) return undefined;
  const lines = changes.map((change) => {
    const breaking = change.isBreaking ? ` (${texts.changeBreaking})` : '';
    return `${change.call}: ${changeText(change, texts)}${breaking}`;
  });
  return {
    title: format(texts.changesContract, { older: older.label, newer: newer.label }),
    href: `${changesPath}#${contractId(version)}`,
    date,
    about: lines.join('; '),
  };
}

/** All entries: the contract from version to version, dated by the last change of its file, and the pages. Empty without git. */
export async function feedEntries(): Promise<FeedEntry[]> {
  const contracts = await Promise.all(
    versionChanges().map(async (version) =>
      contractEntry(version, await lastCommit([versionFile('contract', version.newer)])),
    ),
  );
  return [...contracts.filter((entry) => entry !== undefined), ...((await changedPages()) ?? [])];
}

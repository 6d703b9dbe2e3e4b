import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '@/features/content/page-record';
import { addressPath, pageShown, parseAddress } from '@/shared/addresses';

/** Finds the record of a page by the path of its file in the export; undefined for a file that is no page. */
export type RecordOf = (file: string) => PageRecord | undefined;

/** Takes the records of all pages out of an export: they are for what is made of it, not for readers. */
export async function takeRecords(folder: string): Promise<PageRecord[]> {
  const file = join(folder, 'records.json');
  const records: PageRecord[] = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return records;
}

/** Returns a finder of records. The root of a version shows its start page. */
export function recordFinder(records: readonly PageRecord[]): RecordOf {
  const byPath = new Map(records.map((record) => [record.path, record]));
  return (file) => {
    if (!file.endsWith('index.html')) return undefined;
    return byPath.get(addressPath(pageShown(parseAddress(`/${file.replace(/\/?index\.html$/, '')}`))));
  };
}

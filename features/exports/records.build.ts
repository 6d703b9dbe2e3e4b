import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '@/features/content/page-record';
import { addressPath, pageShown, parseAddress } from '@/shared/addresses';

/** Reads the records of all pages and removes them from the export, which must not publish them. */
export async function takeRecords(folder: string): Promise<PageRecord[]> {
  const file = join(folder, 'records.json');
  const records: PageRecord[] = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return records;
}

/**
 * Returns a function that finds the record of a file in the export. The root of a version has the record of its
 * start page, and a file that isn't a page has none.
 */
export function recordFinder(records: readonly PageRecord[]) {
  const byPath = new Map(records.map((record) => [record.path, record]));
  return (file: string): PageRecord | undefined => {
    if (!file.endsWith('index.html')) return undefined;
    return byPath.get(addressPath(pageShown(parseAddress(`/${file.replace(/\/?index\.html$/, '')}`))));
  };
}

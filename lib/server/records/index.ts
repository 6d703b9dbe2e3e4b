import 'server-only';
import { allOperations } from '@/lib/contract/all-operations';
import { schemaNames } from '@/lib/server/contract/schemas';
import { once } from '@/lib/server/once';
import { operationPage } from '@/lib/server/reference/operation';
import { runningServerPages } from '@/lib/server/reference/running-server';
import { schemaPage, schemasPage } from '@/lib/server/reference/schema';
import { getCategories, getDocs } from '@/lib/server/source';
import { site } from '@/theme.config';
import { articleRecord, categoryRecord } from './articles';
import { aboutRecord, consoleRecord, landingRecord, referenceRecord } from './others';
import type { PageRecord } from './types';

async function localizedRecords(): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const locale of site.locales) {
    records.push(await landingRecord(locale));
    for (const category of await getCategories(locale)) records.push(await categoryRecord(category, locale));
    // Old versions exist in the default language only.
    for (const version of locale.path ? site.versions.slice(0, 1) : site.versions)
      for (const page of (await getDocs(version, locale)).pages) records.push(await articleRecord(page));
  }
  return records;
}

/** Returns the records of all pages. */
export const pageRecords = once(async (): Promise<PageRecord[]> => {
  const reference = [
    ...allOperations.map((api) => operationPage(api, [])),
    schemasPage(),
    ...schemaNames.map(schemaPage),
    ...runningServerPages(),
  ];
  return [
    ...(await localizedRecords()),
    await aboutRecord(),
    await consoleRecord(),
    ...(await Promise.all(reference.map(referenceRecord))),
  ];
});

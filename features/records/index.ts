import 'server-only';
import type { PageRecord } from '@/features/content/page-record';
import { getCategories, getDocs } from '@/features/content/source';
import { operationPage } from '@/features/reference/build/operation';
import { runningServerPages } from '@/features/reference/build/running-server';
import { schemaPage, schemasPage } from '@/features/reference/build/schema';
import { schemaNames } from '@/features/reference/build/schemas';
import { referenceOperations } from '@/shared/contract/later-releases';
import { once } from '@/shared/files/once';
import { site } from '@/theme.config';
import { articleRecord, categoryRecord } from './articles';
import { aboutRecord, consoleRecord, landingRecord, referenceRecord } from './others';

async function localizedRecords(): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const locale of site.locales) {
    records.push(await landingRecord(locale));
    for (const category of await getCategories(locale)) records.push(await categoryRecord(category, locale));
    for (const page of (await getDocs(locale)).pages) records.push(await articleRecord(page));
  }
  return records;
}

export const pageRecords = once(async (): Promise<PageRecord[]> => {
  const reference = [
    ...referenceOperations.map((api) => operationPage(api, [])),
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

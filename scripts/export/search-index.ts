import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { site } from '@/theme.config';
import { operationRecords, settingRecords } from './search-records';

/** Files that Pagefind adds for sites that use its own dialog; ours has one of its own. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/**
 * Writes the search index of the built pages, one for each language, with a record of its own for each API operation
 * and each setting, so that typing a name finds the thing itself before the pages that mention it.
 */
export async function writeSearchIndex(folder: string, basePath: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({});
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  const { errors: pageErrors } = await index.addDirectory({ path: folder, glob: '**/docs/**/*.html' });
  const records = [...operationRecords(), ...settingRecords(process.cwd())];
  for (const { code: language } of site.locales) {
    for (const record of records) {
      const added = { ...record, language, url: basePath + record.url };
      const { errors: recordErrors } = await index.addCustomRecord(added);
      if (recordErrors.length > 0) throw new Error(`Search record ${record.url}: ${recordErrors.join('; ')}`);
    }
  }
  if (pageErrors.length > 0) throw new Error(`The search index failed: ${pageErrors.join('; ')}`);
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  for (const name of await readdir(join(folder, 'pagefind')))
    if (unused.test(name)) await rm(join(folder, 'pagefind', name));
  await pagefind.close();
}

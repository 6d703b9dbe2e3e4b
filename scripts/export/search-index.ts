import * as pagefind from 'pagefind';
import { operationRecords, settingRecords } from './search-records';

/**
 * Writes the search index of the built pages, with a record of its own for each API operation and each setting,
 * so that typing a name finds the thing itself before the pages that mention it.
 */
export async function writeSearchIndex(folder: string, basePath: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  const { errors: pageErrors } = await index.addDirectory({ path: folder, glob: 'docs/**/*.html' });
  for (const record of [...operationRecords(), ...settingRecords(process.cwd())]) {
    const { errors: recordErrors } = await index.addCustomRecord({ ...record, url: basePath + record.url });
    if (recordErrors.length > 0) throw new Error(`Search record ${record.url}: ${recordErrors.join('; ')}`);
  }
  if (pageErrors.length > 0) throw new Error(`The search index failed: ${pageErrors.join('; ')}`);
  await index.writeFiles({ outputPath: `${folder}/pagefind` });
  await pagefind.close();
}

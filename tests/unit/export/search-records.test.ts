import { describe, expect, it } from 'vitest';
import { apiOperations } from '@/lib/openapi/operations';
import { settingAnchor, settingRows } from '@/lib/settings/rows';
import { operationRecords, settingRecords } from '@/scripts/export/search-records';

describe('search records', () => {
  it('hold every operation under its name, path and summary', () => {
    const records = operationRecords();
    expect(records).toHaveLength(apiOperations.length);
    for (const [index, { id, path, operation, href }] of apiOperations.entries()) {
      expect(records[index]?.url).toBe(`${href}/`);
      for (const text of [id, path, operation.summary]) expect(records[index]?.content).toContain(text);
      expect(records[index]?.meta.title).toContain(id);
    }
  });

  it('hold every setting of the pages once, leading to its row', () => {
    const records = settingRecords(process.cwd());
    const titles = records.map(({ meta }) => meta.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const row of settingRows('Endatix:Cors')) {
      const record = records.find(({ meta }) => meta.title === row.path);
      expect(record?.url).toBe(`/docs/configuration/settings/cors-settings/#${settingAnchor(row.path)}`);
      expect(record?.content).toContain(row.env);
    }
  });

  it('lead to pages of the current version in the default language', () => {
    for (const { url } of settingRecords(process.cwd()))
      expect(url).toMatch(/^\/docs\/[a-z]{3,}[a-z/-]*\/#setting-/);
  });
});

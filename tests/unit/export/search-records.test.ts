import { describe, expect, it } from 'vitest';
import { readPages } from '@/checks/pages';
import { settingAnchor, settingRows } from '@/lib/build/settings/rows';
import { dataOf } from '@/lib/build/versions/data';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { currentVersion } from '@/lib/shared/versions';
import { aliasedPaths, aliasesOf } from '@/scripts/export/search-aliases';
import { operationRecords, runningServerRecords, settingRecords } from '@/scripts/export/search-records';
import { site } from '@/theme.config';

const [english, ...others] = site.locales;

describe('other words for a page', () => {
  it('belong to pages and operations that exist', () => {
    const known = [
      ...readPages(process.cwd()).pages.map(({ route }) => route),
      ...apiOperations.map(({ href }) => href),
    ];
    expect(known).toEqual(expect.arrayContaining(aliasedPaths));
  });

  it('are found by any form of the address', () => {
    for (const path of ['/docs/guides/webhooks', '/docs/guides/webhooks/', '/de/docs/guides/webhooks/'])
      expect(aliasesOf(path)).toContain('callback');
    expect(aliasesOf('/docs/0.1.1/guides/webhooks/')).toBe('');
  });
});

describe('search records', () => {
  it('hold every operation under its name, path and summary', () => {
    const records = operationRecords(english);
    expect(records).toHaveLength(apiOperations.length);
    for (const [index, { id, path, operation, href }] of apiOperations.entries()) {
      expect(records[index]?.url).toBe(`${href}/`);
      for (const text of [id, path, operation.summary]) expect(records[index]?.content).toContain(text);
      expect(records[index]?.meta.title).toContain(id);
    }
  });

  it('hold every setting of the pages once, leading to its row', () => {
    const records = settingRecords(process.cwd(), english);
    const titles = records.map(({ meta }) => meta.setting);
    expect(new Set(titles).size).toBe(titles.length);
    for (const row of settingRows('Endatix:Cors', dataOf(currentVersion).settings)) {
      const record = records.find(({ meta }) => meta.setting === row.path);
      expect(record?.url).toBe(`/docs/configuration/settings/cors-settings/#${settingAnchor(row.path)}`);
      expect(record?.content).toContain(row.env);
    }
  });

  it('lead to pages of the current version in the default language', () => {
    for (const { url } of settingRecords(process.cwd(), english))
      expect(url).toMatch(/^\/docs\/[a-z]{3,}[a-z/-]*\/#setting-/);
  });

  it('hold the messages of a running server that a reader pastes, and lead to what explains them', () => {
    const found = (text: string) =>
      runningServerRecords(english)
        .filter(({ content }) => content.includes(text))
        .map(({ url }) => url);
    expect(found('This header is missing from the request!')).toEqual([
      '/docs/api/running-server/accounts/#refresh-needs-header',
    ]);
    expect(found('submission_token_invalid')).toContain('/docs/api/running-server/submissions/#token-400');
    expect(found('POST /api/forms/{formId}/submissions/export')).toEqual([
      '/docs/api/running-server/further-operations/#exportSubmissions',
    ]);
  });

  it('have addresses that differ between languages, because the index keeps one record per address', () => {
    const all = [english, ...others].flatMap((locale) => [
      ...operationRecords(locale),
      ...settingRecords(process.cwd(), locale),
      ...runningServerRecords(locale),
    ]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
    expect(new Set(all.map(({ language }) => language))).toEqual(
      new Set(site.locales.map(({ code }) => code)),
    );
  });
});

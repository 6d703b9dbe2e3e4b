import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { site as product } from '@/theme.config';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();

describe('the contract as a file', () => {
  for (const { path } of product.versions) {
    const folder = path ? `/versions/${path}` : '';
    it(`stands at ${folder}/openapi.json and .yaml, one as the other, and is linked from the reference`, async () => {
      const page = await site.page();
      const json = await (await page.request.get(`${site.url}${folder}/openapi.json`)).text();
      const yaml = await (await page.request.get(`${site.url}${folder}/openapi.yaml`)).text();
      expect(JSON.parse(json)).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
      expect(parse(yaml)).toEqual(JSON.parse(json));
      await page.goto(`${site.url}/docs/api/`);
      for (const ending of ['json', 'yaml'])
        expect(await page.locator(`main a[href="${folder}/openapi.${ending}"]`).count(), ending).toBe(1);
    });
  }

  it('has ids of which page, Markdown and console show every digit', async () => {
    const page = await site.page();
    await page.goto(`${site.url}/docs/api/#/Submissions/listSubmissions`);
    const documented = page.locator('.op-item[data-operation="listSubmissions"] .console-documented').first();
    await documented.locator('summary').click();
    const shown = {
      file: await readFile('out/openapi.json', 'utf8'),
      yaml: await readFile('out/openapi.yaml', 'utf8'),
      page: await readFile('out/docs/api/submissions/listSubmissions/index.html', 'utf8'),
      twin: await readFile('out/docs/api/submissions/listSubmissions.md', 'utf8'),
      schema: await readFile('out/docs/api/schemas/SubmissionList/index.html', 'utf8'),
      console: await documented.innerText(),
    };
    const ids = [...shown.file.matchAll(/"id": (\d{17,})/g)].map(([, id]) => id ?? '');
    expect(ids).toHaveLength(2);
    for (const [place, text] of Object.entries(shown))
      for (const id of ids) expect(text, place).toContain(id);
  });

  it('is what the page of the reference says it describes, for programs', async () => {
    const html = await readFile('out/docs/api/index.html', 'utf8');
    const found = [...html.matchAll(/<link[^>]*rel="service-desc"[^>]*>/g)].map(([tag]) => tag);
    expect(found.join()).toMatch(/openapi\.json/);
    expect(found.join()).toMatch(/openapi\.yaml/);
    expect(await readFile('out/llms.txt', 'utf8')).toMatch(/openapi\.json/);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { allOperations } from '@/shared/contract/all-operations';
import { exportedPage, faultsByRoute } from './support/pages';

const read = (path: string) => readFileSync(`out/${path}`, 'utf8');

/**
 * Texts that have colors: requests, and JSON with a value that isn't an empty object or list. The browser colors
 * the other languages of samples (shared/code/live-runs.ts).
 */
const colored = { cURL: /^curl\b/m, JSON: /^(?=[[{]).*[:[]\s*["\dtfn-]/s };

describe('the page of each operation', () => {
  it('has colors in its requests and JSON', async () => {
    const seen = { cURL: 0, JSON: 0 };
    const operations = new Set(allOperations.map(({ href }) => `${href}/`));
    const faults = await faultsByRoute(({ route, root }) => {
      if (!operations.has(route)) return [];
      const texts = root.querySelectorAll('main pre code');
      return (['cURL', 'JSON'] as const).flatMap((language) => {
        const own = texts.filter(({ textContent }) => colored[language].test(textContent));
        seen[language] += own.length;
        return own
          .filter((code) => code.querySelector('i') === null)
          .map(({ textContent }) => textContent.slice(0, 60));
      });
    });
    expect(faults).toEqual({});
    expect(seen.cURL).toBeGreaterThanOrEqual(33);
    expect(seen.JSON).toBeGreaterThan(200);
  });

  it("shows next to Run buttons how the reader's server differs", async () => {
    const pages: string[] = [];
    let said = 0;
    const faults = await faultsByRoute(({ route, root }) => {
      const buttons = root.querySelectorAll('button.ax-run').length;
      if (buttons === 0) return [];
      pages.push(route);
      const sentences = root.querySelectorAll('.ax-server').map((place) => place.textContent);
      said += sentences.length;
      const odd = sentences.filter(
        (text) => !/^(On a server of October 2025|Auf einem Server vom Oktober 2025): \S/.test(text),
      );
      return sentences.length <= buttons ? odd : [`${sentences.length} sentences for ${buttons} buttons`];
    });
    expect(faults).toEqual({});
    // Forms and submissions have more properties there.
    expect(said).toBeGreaterThan(20);
    // Two languages of the quick start, the page about your own tokens, and all operations.
    expect(pages.length).toBeGreaterThanOrEqual(3 + allOperations.length);
  });
});

it('the properties of bodies and schemas each have a link to themselves, nested ones in a folded list', async () => {
  let rows = 0;
  let folds = 0;
  const faults = await faultsByRoute(({ route, root }) => {
    if (!route.startsWith('/docs/api/')) return [];
    const lists = root.querySelectorAll('.op-list:not(.op-errors) > div');
    rows += lists.length;
    folds += root.querySelectorAll('.op-nested > dl').length;
    const ids = lists.map((row) => row.id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const unlinked = lists.filter(
      (row) => row.querySelector('dt > a')?.getAttribute('href') !== `#${row.id}`,
    );
    return [...repeated, ...unlinked.map((row) => row.textContent.slice(0, 40))];
  });
  expect(faults).toEqual({});
  expect(rows).toBeGreaterThan(600);
  expect(folds).toBeGreaterThanOrEqual(2);
});

describe('the contract as a file', () => {
  // tests/unit/contract/contract-3-1.test.ts compares JSON and YAML.
  it('exists in OpenAPI 3.1 with webhooks, and with workflows', () => {
    expect(Object.keys(JSON.parse(read('openapi-3.1.json')).webhooks)).toContain('submission_completed');
    expect(parseYaml(read('arazzo.yaml'))).toMatchObject({ arazzo: '1.0.1' });
    const served = Object.values<object>(JSON.parse(read('openapi.server.json')).paths).flatMap((path) =>
      Object.keys(path),
    );
    expect(served.filter((key) => key !== 'parameters')).toHaveLength(48);
  });

  it('is linked from the reference, for readers and for programs', async () => {
    const { root } = await exportedPage('/docs/api/');
    const files = [
      ...['openapi.json', 'openapi.yaml', 'openapi-3.1.json', 'openapi-3.1.yaml'],
      ...['arazzo.yaml', 'openapi.server.json', 'openapi.0.7.json'],
    ];
    for (const file of files) expect(root.querySelector(`main a[href="/${file}"]`), file).not.toBeNull();
    const described = root
      .querySelectorAll('link[rel="service-desc"]')
      .map((link) => link.getAttribute('href'));
    expect(described.join()).toMatch(/openapi\.json.*openapi\.yaml/);
    expect(read('llms.txt')).toMatch(/openapi\.json/);
  });

  it('has IDs with every digit on page, schema and Markdown', () => {
    const ids = [...read('openapi.json').matchAll(/"id": (\d{17,})/g)].map(([, id]) => id ?? '');
    expect(ids).toHaveLength(2);
    for (const file of [
      'openapi.yaml',
      'docs/api/submissions/listSubmissions/index.html',
      'docs/api/submissions/listSubmissions.md',
      'docs/api/schemas/SubmissionList/index.html',
    ])
      for (const id of ids) expect(read(file), file).toContain(id);
  });
});

it('the list of operations next to a page is complete, and the page of the console has its rules', async () => {
  const { root } = await exportedPage('/docs/api/forms/getForm/');
  const links = root.querySelectorAll('.sidebar details a').map((link) => link.getAttribute('href'));
  for (const { href } of allOperations) expect(links).toContain(`${href}/`);
  // Those of later releases are loaded on request.
  const later = [...read('later-operations.json').matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
  expect(later.length).toBeGreaterThan(60);
  for (const href of later) expect(links).not.toContain(`${href}/`);
  const console = await exportedPage('/docs/api/');
  expect(console.root.querySelectorAll('#rules li').length).toBeGreaterThan(5);
});

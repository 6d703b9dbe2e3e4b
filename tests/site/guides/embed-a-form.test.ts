import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { RunningServer } from '@/api/node/server';
import { parseExact } from '@/lib/api/json';
import { definitionText, formDefinition } from '@/lib/forms';
import { type Fence, fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { startApi } from '@/tests/site/support/demo-api';
import { nightlyUnless } from '@/tests/site/support/nightly';
import { type Site, serve } from '@/tests/site/support/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@/tests/site/support/test';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src data:; connect-src http:";

const fences = fencesOf(readPages(process.cwd()).pages).filter(
  ({ file }) => file === 'content/guides/embed-a-form.mdx',
);
const program = (name: string): string => {
  const fence = fences.find(({ filename }: Fence) => filename === name);
  if (!fence) throw new Error(`The guide has no program ${name}.`);
  return fence.code;
};

let folder: string;
let api: RunningServer;
let token: string;
let formId: string;
const files = new Map<string, string | Buffer>();
let pages: Site;

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(`${api.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return parseExact(await response.text()) as Answer;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
  api = await startApi();
  const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  ({ accessToken: token } = await call<{ accessToken: string }>('POST', '/auth/login', login));

  files.set('/form-client.js', program('form-client.js'));
  files.set('/index.html', program('index.html'));
  files.set('/page.js', program('page.js'));
  for (const [name, file] of [
    ['survey-core', 'survey-core.fontless.min.css'],
    ['survey-core', 'survey.core.min.js'],
    ['survey-js-ui', 'survey-js-ui.min.js'],
  ] as const)
    files.set(`/lib/${file}`, await readFile(join('node_modules', name, file)));

  for (const name of ['form-client.js', 'form-page.js']) await writeFile(join(folder, name), program(name));
  await writeFile(
    join(folder, 'main.js'),
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { FormPage } from './form-page.js';
     createRoot(document.getElementById('form')).render(createElement(FormPage, Object.fromEntries(new URLSearchParams(location.search))));`,
  );
  await build({
    entryPoints: [join(folder, 'main.js')],
    outdir: folder,
    entryNames: 'bundle',
    bundle: true,
    nodePaths: ['node_modules'],
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  for (const name of ['bundle.js', 'bundle.css']) files.set(`/${name}`, await readFile(join(folder, name)));
  files.set(
    '/react.html',
    '<!doctype html><title>Form</title><link rel="stylesheet" href="bundle.css"><div id="form"></div><script src="bundle.js"></script>',
  );

  pages = await serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files.get(path);
    response.setHeader('Content-Type', `${types[extname(path)] ?? 'text/plain'}; charset=utf-8`);
    response.setHeader('Content-Security-Policy', policy);
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file);
  });
});
afterAll(async () => {
  await pages?.close();
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const jsonData = definitionText(formDefinition('feedback', 'en'));
  const body = { name: 'Guide', isEnabled: true, formDefinitionJsonData: jsonData };
  formId = (await call<{ id: string }>('POST', '/forms', body)).id;
  await call('PATCH', `/forms/${formId}/definition`, { isDraft: false, jsonData });
});

/** The answers that the API holds, newest first. */
async function stored(): Promise<{ isComplete: boolean; answers: unknown }[]> {
  const path = `/forms/${formId}/submissions`;
  const list = await call<{ id: bigint }[]>('GET', path);
  return Promise.all(
    list.map(async ({ id }) => {
      const { isComplete, jsonData } = await call<{ isComplete: boolean; jsonData: string }>(
        'GET',
        `${path}/${id}`,
      );
      return { isComplete, answers: JSON.parse(jsonData) };
    }),
  );
}

for (const [name, file, said] of [
  ['plain HTML', 'index.html', { saved: 'saved', offline: 'offline', complete: 'complete' }],
  [
    'React',
    'react.html',
    {
      saved: 'Saved.',
      offline: 'Not saved yet: no connection. Your answers are kept here.',
      complete: 'Submitted. Thank you.',
    },
  ],
] as const)
  describe(`the program in ${name}`, () => {
    let errorResponses: string[];
    const address = () => `${pages.url}/${file}?api=${api.url}/api&form=${formId}&formId=${formId}`;
    const state = (page: Page) => page.getByRole('status').last();
    const remark = (page: Page) => page.getByRole('textbox', { name: 'What should we change?' });
    const open = async (page: Page) => {
      errorResponses = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) errorResponses.push(message.text());
      });
      await page.goto(address());
      await remark(page).waitFor();
    };
    const write = async (page: Page, text: string) => {
      await remark(page).fill(text);
      await remark(page).blur();
    };

    it('saves while it is filled in, resumes after a reload and completes', async ({ page }) => {
      await open(page);
      await write(page, 'More light');
      await expect(state(page)).toHaveText(said.saved);
      expect(await stored()).toEqual([{ isComplete: false, answers: { remark: 'More light' } }]);

      await page.reload();
      await expect(remark(page)).toHaveValue('More light');
      await page.getByRole('radio', { name: '4' }).check({ force: true });
      await page.getByRole('button', { name: 'Complete' }).click();
      await expect(state(page)).toHaveText(said.complete);
      expect(await stored()).toEqual([{ isComplete: true, answers: { score: 4, remark: 'More light' } }]);
      // One icon of SurveyJS has a style attribute; nothing else is rejected.
      expect([...new Set(errorResponses)].filter((text) => !text.includes('inline style'))).toEqual([]);
    });

    it('completes once when the response to the completion is lost', async ({ page }) => {
      await open(page);
      await write(page, 'Once');
      await expect(state(page)).toHaveText(said.saved);
      await page.route(`${api.url}/**/by-token/*`, async (route) => {
        if (route.request().method() === 'PATCH') await route.fetch();
        await route.abort();
      });
      await page.getByRole('radio', { name: '4' }).check({ force: true });
      await page.getByRole('button', { name: 'Complete' }).click();
      await expect(state(page)).toHaveText(said.offline);
      await expect.poll(async () => (await stored())[0]?.isComplete).toBe(true);
      await page.unroute(`${api.url}/**/by-token/*`);
      await page.goto(address());
      await expect(state(page)).toHaveText(said.complete);
      await expect(page.getByText('Thank you for completing the survey')).toBeVisible();
      expect(await stored()).toEqual([{ isComplete: true, answers: { score: 4, remark: 'Once' } }]);
    });

    // Both programs share the client.
    if (name === 'plain HTML')
      it('writes to one submission from two tabs, and stops in both when one completes', async ({ page }) => {
        await open(page);
        await write(page, 'First tab');
        await expect(state(page)).toHaveText(said.saved);
        const other = await page.context().newPage();
        await open(other);
        await write(other, 'Second tab');
        await expect(state(other)).toHaveText(said.saved);
        expect(await stored()).toEqual([{ isComplete: false, answers: { remark: 'Second tab' } }]);

        await other.getByRole('radio', { name: '4' }).check({ force: true });
        await other.getByRole('button', { name: 'Complete' }).click();
        await expect(state(page)).toHaveText(said.complete);
        await write(page, 'Too late');
        await page.reload();
        await remark(page).waitFor();
        expect(await stored()).toEqual([{ isComplete: true, answers: { score: 4, remark: 'Second tab' } }]);
      });

    const when = nightlyUnless(name === 'plain HTML');
    it(
      'keeps what was typed without the API, and begins again when its token is over',
      when,
      async ({ page }) => {
        await open(page);
        await page.route(`${api.url}/**`, (route) => route.abort());
        await write(page, 'Offline');
        await expect(state(page)).toHaveText(said.offline);
        await page.unroute(`${api.url}/**`);
        await page.reload();
        await expect(remark(page)).toHaveValue('Offline');
        await expect(state(page)).toHaveText(said.saved);
        expect(await stored()).toEqual([{ isComplete: false, answers: { remark: 'Offline' } }]);

        await page.evaluate((key) => {
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...kept, token: 'A'.repeat(64) }));
        }, `form ${formId}`);
        await page.reload();
        await write(page, 'Second');
        await expect(state(page)).toHaveText(said.saved);
        expect(await stored()).toHaveLength(2);

        await call('DELETE', `/forms/${formId}`);
        await page.goto(address());
        await expect(page.getByText('This form does not exist any more.')).toBeVisible();
      },
    );
  });

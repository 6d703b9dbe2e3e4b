import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BuildOptions, build } from 'esbuild';
import { definitionText, formDefinition } from '@/features/form-demo/forms';
import { startServer } from '@/packages/reference-api/package';
import { signIn } from '@/packages/reference-api/tests/support/server-process';
import { parseExact } from '@/shared/http/json';
import { nightlyUnless } from '@/tests/site/support/nightly';
import { type Site, serve } from '@/tests/site/support/site';
import { type CloseAfter, describe, expect, it } from '@/tests/site/support/test';
import { getProgram, writeProgram } from '@/tests/support/page-programs';

const GUIDE = 'embed-a-form';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** The Content-Security-Policy that the guide claims to be sufficient. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src data:; connect-src http:";

/** The page of the guide in a framework. */
interface EmbeddedForm {
  name: string;
  /** Files of the page by path, including `/index.html`. */
  files: () => Promise<Record<string, string | Buffer>>;
  policy?: string;
  /** Whether SurveyJS gives the HTML form an inline `onsubmit`, which the policy rejects. */
  hasInlineHandler?: boolean;
  /** Whether every case runs with each change, or only nightly. */
  isFirst?: boolean;
}

/** Serves the files of a page under a Content-Security-Policy. */
export const servePage = (files: Record<string, string | Buffer>, policy = STRICT): Promise<Site> =>
  serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('Content-Type', `${types[extname(path)] ?? 'text/plain'}; charset=utf-8`);
    response.setHeader('Content-Security-Policy', policy);
    response.statusCode = files[path] === undefined ? 404 : 200;
    response.end(files[path]);
  });

/** Returns the page in plain HTML with self-hosted files of SurveyJS. */
export async function plainPage(
  page = getProgram(GUIDE, 'page.js'),
): Promise<Record<string, string | Buffer>> {
  const lib = [
    ['survey-core', 'survey-core.fontless.min.css'],
    ['survey-core', 'survey.core.min.js'],
    ['survey-js-ui', 'survey-js-ui.min.js'],
  ] as const;
  const vendored = await Promise.all(
    lib.map(async ([name, file]) => [`/lib/${file}`, await readFile(join('node_modules', name, file))]),
  );
  const own = ['form-client.js', 'index.html'].map((name) => [`/${name}`, getProgram(GUIDE, name)]);
  return Object.fromEntries([...own, ['/page.js', page], ...vendored]);
}

/** Bundles a component of the guide, which `main` starts, into a page. */
export async function bundledPage(
  component: string,
  main: string,
  options: BuildOptions = {},
): Promise<Record<string, string | Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  try {
    for (const name of ['form-client.js', component]) await writeProgram(GUIDE, folder, name);
    const { outputFiles = [] } = await build({
      stdin: { contents: main, loader: 'ts', resolveDir: folder },
      entryNames: 'main',
      outdir: folder,
      bundle: true,
      write: false,
      nodePaths: ['node_modules'],
      loader: { '.woff2': 'dataurl' },
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      ...options,
    });
    const files = outputFiles.map(({ path, contents }) => [`/main${extname(path)}`, Buffer.from(contents)]);
    return {
      '/index.html':
        '<!doctype html><title>Form</title><link rel="stylesheet" href="main.css"><div id="form"></div><script src="main.js"></script>',
      ...Object.fromEntries(files),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Submits the HTML form as Enter does. Returns whether the browser sends it, which loads the page again. */
const submitsForm = (page: Page): Promise<boolean> =>
  page.locator('form').evaluate((form: HTMLFormElement) => {
    let isSent = true;
    const hear = (event: Event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', hear, { once: true });
    form.requestSubmit();
    return isSent;
  });

/** Fills in the form of the guide in a browser, against the API, with and without a connection. */
export function describeEmbeddedForm({
  name,
  files,
  policy = STRICT,
  hasInlineHandler = false,
  isFirst = false,
}: EmbeddedForm): void {
  describe(`the form in ${name}`, () => {
    let built: ReturnType<typeof files> | undefined;

    /** Publishes the form on a new server, and serves its page. */
    async function publish(closeAfter: CloseAfter) {
      const api = await closeAfter(startServer());
      built ??= files();
      const site = await closeAfter(servePage(await built, policy));
      const token = await signIn(api.url);
      const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        const response = await fetch(`${api.url}/api${path}`, {
          method,
          headers,
          body: JSON.stringify(body),
        });
        return parseExact(await response.text()) as Answer;
      };
      const formDefinitionJsonData = definitionText(formDefinition('feedback', 'en'));
      const form = { name: 'Guide', isEnabled: true, formDefinitionJsonData };
      const { id } = await call<{ id: string }>('POST', '/forms', form);
      /** Returns the answers that the API has stored, newest first. */
      const stored = async () => {
        const list = await call<{ id: bigint }[]>('GET', `/forms/${id}/submissions`);
        const paths = list.map((one) => `/forms/${id}/submissions/${one.id}`);
        const all = paths.map((path) => call<{ isComplete: boolean; jsonData: string }>('GET', path));
        return (await Promise.all(all)).map(({ isComplete, jsonData }) => ({
          isComplete,
          answers: JSON.parse(jsonData),
        }));
      };
      const address = `${site.url}/index.html?api=${api.url}/api&form=${id}&formId=${id}`;
      return { api, id, call, stored, address };
    }

    const state = (page: Page) => page.getByRole('status').last();
    const remark = (page: Page) => page.getByRole('textbox', { name: 'What should we change?' });
    const write = async (page: Page, text: string) => {
      await remark(page).fill(text);
      await remark(page).blur();
    };
    const complete = async (page: Page) => {
      await page.getByRole('radio', { name: '4' }).check({ force: true });
      await page.getByRole('button', { name: 'Complete' }).click();
    };

    it('saves while it is filled in, resumes after a reload and completes', async ({ page, closeAfter }) => {
      const { stored, address } = await publish(closeAfter);
      const rejected = new Set<string>();
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) rejected.add(message.text());
      });
      await page.goto(address);
      await write(page, 'More light');
      await expect(state(page)).toHaveText('Saved.');
      expect(await stored()).toEqual([{ isComplete: false, answers: { remark: 'More light' } }]);
      expect(await submitsForm(page), 'Enter in a question of one line').toBe(false);
      await page.reload();
      await expect(remark(page)).toHaveValue('More light');
      await complete(page);
      await expect(state(page)).toHaveText('Submitted. Thank you.');
      expect(await stored()).toEqual([{ isComplete: true, answers: { score: 4, remark: 'More light' } }]);
      // One icon of SurveyJS has a style attribute; nothing else is rejected.
      const isKnown = (text: string) =>
        text.includes('inline style') || (hasInlineHandler && text.includes('inline event handler'));
      expect([...rejected].filter((text) => !isKnown(text))).toEqual([]);
    });

    it(
      'keeps the input without the API, completes once when the response is lost, and starts again when its token has expired',
      nightlyUnless(isFirst),
      async ({ page, closeAfter }) => {
        const { api, id, call, stored, address } = await publish(closeAfter);
        const lost = 'Not saved yet: no connection. Your answers are kept here.';
        await page.goto(address);
        await remark(page).waitFor();
        await page.route(`${api.url}/**`, (route) => route.abort());
        await write(page, 'Offline');
        await expect(state(page)).toHaveText(lost);
        await page.unroute(`${api.url}/**`);
        await page.reload();
        await expect(remark(page)).toHaveValue('Offline');
        await expect(state(page)).toHaveText('Saved.');
        expect(await stored()).toEqual([{ isComplete: false, answers: { remark: 'Offline' } }]);

        await page.evaluate((key) => {
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...kept, token: 'A'.repeat(64) }));
        }, `form ${id}`);
        await page.reload();
        await write(page, 'Second');
        await expect(state(page)).toHaveText('Saved.');
        expect(await stored()).toHaveLength(2);

        await page.route(`${api.url}/**/by-token/*`, async (route) => {
          if (route.request().method() === 'PATCH') await route.fetch();
          await route.abort();
        });
        await complete(page);
        await expect(state(page)).toHaveText(lost);
        await expect
          .poll(async () => (await stored()).filter(({ isComplete }) => isComplete))
          .toHaveLength(1);
        await page.unroute(`${api.url}/**/by-token/*`);
        await page.goto(address);
        await expect(state(page)).toHaveText('Submitted. Thank you.');
        await expect(page.getByText('Thank you for completing the survey')).toBeVisible();
        expect((await stored())[0]).toEqual({ isComplete: true, answers: { score: 4, remark: 'Second' } });

        await call('DELETE', `/forms/${id}`);
        await page.reload();
        await expect(page.getByText('This form does not exist any more.')).toBeVisible();
      },
    );
  });
}

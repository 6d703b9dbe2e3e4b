import { describe, expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import { startPageServer } from './support/page-server';
import {
  call,
  createPublishedForm,
  formNames,
  openPage,
  reload,
  signIn,
  status,
} from './support/sandbox-page';

const DEMO_FORMS = ['Customer feedback'];

describe('the state of the sandbox', () => {
  it('starts with demo data, is reported, survives a reload, and is restored from an exported file only', async ({
    page,
  }) => {
    const states = await page.evaluate(async () => {
      const seen = [globalThis.sandbox.sandboxStatus().state];
      const end = globalThis.sandbox.subscribeSandbox(() =>
        seen.push(globalThis.sandbox.sandboxStatus().state),
      );
      await globalThis.sandbox.sandboxFetch('/api/forms');
      end();
      await globalThis.sandbox.resetSandbox();
      return seen;
    });
    expect(states).toEqual(['idle', 'starting', 'ready']);
    const token = await signIn(page);
    const forms = (await call(page, 'GET', '/api/forms', { token })) as { id: string; name: string }[];
    expect(forms.map(({ name }) => name)).toEqual(DEMO_FORMS);
    const path = `/api/forms/${forms[0]?.id}/submissions`;
    const submissions = (await call(page, 'GET', path, { token })) as {
      status: string;
      isComplete: boolean;
    }[];
    expect(new Set(submissions.map((one) => `${one.status} ${one.isComplete}`))).toHaveProperty('size', 8);
    expect(await call(page, 'GET', '/api/form-templates', { token })).toHaveLength(1);

    await createPublishedForm(page, token, 'Before');
    await reload(page);
    expect(await formNames(page, token)).toEqual(['Before', ...DEMO_FORMS]);
    expect(await status(page)).toEqual({ state: 'ready' });

    await page.evaluate(async () => {
      globalThis.exportedFile = await globalThis.sandbox.exportSandbox();
    });
    await createPublishedForm(page, token, 'After');
    const rejected = await page.evaluate(() =>
      globalThis.sandbox
        .importSandbox(new Blob(['name;answer\nA;1\n']))
        .catch((error: Error & { kind: string }) => `${error.kind}: ${error.message}`),
    );
    expect(rejected).toMatch(/^foreign-file: The file is not a SQLite database\. .* Nothing was changed\.$/);
    expect(await formNames(page, token)).toEqual(['After', 'Before', ...DEMO_FORMS]);
    await page.evaluate(() => globalThis.sandbox.importSandbox(globalThis.exportedFile as Blob));
    await expect(formNames(page, token)).rejects.toThrow('401');
    expect(await formNames(page, await signIn(page))).toEqual(['Before', ...DEMO_FORMS]);
  });

  it('stays consistent when tabs reset at once, announces changes to all, and keeps what they write at once', async ({
    page,
    another,
  }) => {
    const pages = [page, await another(), await another()];
    const results = await Promise.all(
      pages.map((one) =>
        one.evaluate(async () => {
          const requests = Array.from({ length: 20 }, () => globalThis.sandbox.sandboxFetch('/api/forms'));
          await globalThis.sandbox.resetSandbox();
          return (await Promise.all(requests)).map((response) => response.status);
        }),
      ),
    );
    expect(new Set(results.flat())).toEqual(new Set([401]));

    for (const one of pages)
      await one.evaluate(async () => {
        await globalThis.sandbox.sandboxFetch('/health');
        globalThis.seenChanges = [];
        globalThis.sandbox.onSandboxChange((change) => globalThis.seenChanges?.push(change));
      });
    const former = await signIn(page);
    await page.evaluate(() => globalThis.sandbox.resetSandbox());
    for (const one of pages) {
      await one.waitForFunction(() => globalThis.seenChanges?.length === 2);
      expect(await one.evaluate(() => globalThis.seenChanges)).toEqual(['write', 'reset']);
      await expect(formNames(one, former)).rejects.toThrow('401');
    }
    const token = await signIn(page);
    for (const one of pages) expect(await formNames(one, token)).toEqual(DEMO_FORMS);

    const formId = await createPublishedForm(page, token, 'Busy');
    const statuses = await Promise.all(
      pages.map((one, tab) =>
        one.evaluate(
          async ([path, sender]) => {
            const send = async (index: number) => {
              const body = JSON.stringify({ jsonData: JSON.stringify({ sender, index }) });
              const headers = { 'Content-Type': 'application/json' };
              return (await globalThis.sandbox.sandboxFetch(path, { method: 'POST', headers, body })).status;
            };
            const seen: number[] = [];
            for (let index = 0; index < 5; index++) seen.push(await send(index));
            return [...seen, ...(await Promise.all([5, 6, 7, 8, 9].map(send)))];
          },
          [`/api/forms/${formId}/submissions`, tab] as const,
        ),
      ),
    );
    expect(statuses.flat()).toEqual(Array(30).fill(201));
    for (const one of pages) {
      const [busy] = (await call(one, 'GET', '/api/forms', { token })) as { submissionsCount: number }[];
      expect(busy?.submissionsCount).toBe(30);
    }
  });
});

it('a sandbox below a base path has its own files and data', async ({ context, files, closeAfter }) => {
  const server = await closeAfter(startPageServer(files, '/docs/next'));
  const page = await openPage(context, server.url, { basePath: '/docs/next' });
  expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
  const { response, names } = await page.evaluate(async () => {
    const answer = await globalThis.sandbox.sandboxFetch(new URL('https://api.example/health?x=1'));
    return {
      response: [answer.status, answer.url, await answer.text()],
      names: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
  expect(response).toEqual([200, 'https://api.example/health?x=1', 'Healthy']);
  expect(names).toEqual(['endatix-sandbox:/docs/next/']);
});

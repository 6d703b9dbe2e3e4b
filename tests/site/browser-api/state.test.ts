import { describe, expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import { call, createPublishedForm, formNames, reload, signIn, status } from './support/sandbox-page';

const DEMO_FORMS = ['Customer feedback'];

describe('the state of the sandbox', () => {
  it('starts with demo data: forms, submissions in each status, a template', async ({ page }) => {
    const token = await signIn(page);
    const forms = (await call(page, 'GET', '/api/forms', { token })) as { id: string; name: string }[];
    expect(forms.map(({ name }) => name)).toEqual(DEMO_FORMS);
    const path = `/api/forms/${forms[0]?.id}/submissions`;
    const submissions = (await call(page, 'GET', path, { token })) as {
      status: string;
      isComplete: boolean;
    }[];
    expect([...new Set(submissions.map((one) => `${one.status} ${one.isComplete}`))]).toHaveLength(8);
    expect(await call(page, 'GET', '/api/form-templates', { token })).toHaveLength(1);
  });

  it('is reported, and survives a reload, as tokens do', async ({ page }) => {
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
    await createPublishedForm(page, token, 'Kept');
    await reload(page);
    expect(await formNames(page, token)).toEqual(['Kept', ...DEMO_FORMS]);
    expect(await status(page)).toEqual({ state: 'ready' });
  });

  it('keeps every row when three tabs write at once', async ({ page, another }) => {
    const pages = [page, await another(), await another()];
    const token = await signIn(page);
    const formId = await createPublishedForm(page, token, 'Busy');
    const statuses = await Promise.all(
      pages.map((page, tab) =>
        page.evaluate(
          async ([path, sender]) => {
            const one = async (index: number) => {
              const body = JSON.stringify({ jsonData: JSON.stringify({ sender, index }) });
              const headers = { 'Content-Type': 'application/json' };
              return (await globalThis.sandbox.sandboxFetch(path, { method: 'POST', headers, body })).status;
            };
            const seen: number[] = [];
            for (let index = 0; index < 10; index++) seen.push(await one(index));
            return [
              ...seen,
              ...(await Promise.all(Array.from({ length: 10 }, (_, index) => one(10 + index)))),
            ];
          },
          [`/api/forms/${formId}/submissions`, tab] as const,
        ),
      ),
    );
    expect(statuses.flat().filter((code) => code === 201)).toHaveLength(60);
    for (const page of pages) {
      const [busy] = (await call(page, 'GET', '/api/forms', { token })) as { submissionsCount: number }[];
      expect(busy?.submissionsCount).toBe(60);
    }
  });

  it('is announced in every tab when it changes, and is replaced on reset', async ({ page, another }) => {
    const [here, there] = [page, await another()];
    for (const page of [here, there]) {
      await page.evaluate(async () => {
        await globalThis.sandbox.sandboxFetch('/health');
        globalThis.seenChanges = [];
        globalThis.sandbox.onSandboxChange((change) => globalThis.seenChanges?.push(change));
      });
    }
    const token = await signIn(here);
    await here.evaluate(() => globalThis.sandbox.resetSandbox());
    for (const page of [here, there]) {
      await page.waitForFunction(() => globalThis.seenChanges?.length === 2);
      expect(await page.evaluate(() => globalThis.seenChanges)).toEqual(['write', 'reset']);
    }
    await expect(formNames(there, token)).rejects.toThrow('401');
    expect(await formNames(there, await signIn(there))).toEqual(DEMO_FORMS);
  });

  it('stays consistent when two tabs reset at once, during requests', async ({ page, another }) => {
    const pages = [page, await another()];
    const results = await Promise.all(
      pages.map((page) =>
        page.evaluate(async () => {
          const requests = Array.from({ length: 20 }, () => globalThis.sandbox.sandboxFetch('/api/forms'));
          await globalThis.sandbox.resetSandbox();
          return (await Promise.all(requests)).map((response) => response.status);
        }),
      ),
    );
    expect(new Set(results.flat())).toEqual(new Set([401]));
    const token = await signIn(page);
    for (const page of pages) expect(await formNames(page, token)).toEqual(DEMO_FORMS);
  });

  it('is restored from an exported file, but not from another one', async ({ page }) => {
    const token = await signIn(page);
    await createPublishedForm(page, token, 'Before');
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
});

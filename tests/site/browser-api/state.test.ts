import { sharedName } from '@/packages/reference-api/browser/protocol';
import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import {
  attempt,
  call,
  createPublishedForm,
  formNames,
  holdLock,
  signIn,
  status,
} from './support/sandbox-page';

// packages/reference-api/tests runs the API on the same engine under Node. Here are the worker, the storage and
// the tabs around it.

const DEMO_FORMS = ['Customer feedback'];

it('the sandbox starts with demo data, survives a reload, and imports its files only', async ({ page }) => {
  const states = await page.evaluate(async () => {
    const { sandboxFetch, sandboxStatus, subscribeSandbox } = globalThis.sandbox;
    const seen = [sandboxStatus().state];
    const end = subscribeSandbox(() => seen.push(sandboxStatus().state));
    await sandboxFetch('/api/forms');
    end();
    return seen;
  });
  expect(states).toEqual(['idle', 'starting', 'ready']);
  const token = await signIn(page);
  expect(await formNames(page, token)).toEqual(DEMO_FORMS);
  await createPublishedForm(page, token, 'Before');
  await page.reload();
  expect(await formNames(page, token)).toEqual(['Before', ...DEMO_FORMS]);
  expect(await status(page)).toEqual({ state: 'ready' });

  await page.evaluate(async () => {
    globalThis.exportedFile = await globalThis.sandbox.exportSandbox();
  });
  await createPublishedForm(page, token, 'After');
  const rejected = await page.evaluate(() =>
    globalThis.sandbox.importSandbox(new Blob(['name;answer\nA;1\n'])).catch(String),
  );
  expect(rejected).toMatch(/^SandboxError: .* Nothing was changed\.$/);
  expect(await formNames(page, token)).toEqual(['After', 'Before', ...DEMO_FORMS]);
  await page.evaluate(() => globalThis.sandbox.importSandbox(globalThis.exportedFile as Blob));
  await expect(formNames(page, token)).rejects.toThrow('401');
  expect(await formNames(page, await signIn(page))).toEqual(['Before', ...DEMO_FORMS]);
});

it('tabs share one state when they reset and write, and are told of changes', async ({ page, another }) => {
  const pages = [page, await another(), await another()];
  const statuses = await Promise.all(
    pages.map((one) =>
      one.evaluate(async () => {
        const requests = Array.from({ length: 20 }, () => globalThis.sandbox.sandboxFetch('/api/forms'));
        await globalThis.sandbox.resetSandbox();
        return (await Promise.all(requests)).map((response) => response.status);
      }),
    ),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([401]));

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
  const formId = await createPublishedForm(page, token, 'Busy');
  const path = `/api/forms/${formId}/submissions`;
  const submit = (tab: (typeof pages)[number]) =>
    Promise.all(Array.from({ length: 10 }, () => call(tab, 'POST', path, { body: { jsonData: '{}' } })));
  await Promise.all(pages.map(submit));
  for (const one of pages)
    expect(
      (await call<{ submissionsCount: number }[]>(one, 'GET', '/api/forms', { token }))[0],
    ).toMatchObject({ submissionsCount: 30 });
});

it('a request fails when the worker ends, and the next one starts another', async ({ page }) => {
  const token = await signIn(page);
  await createPublishedForm(page, token, 'Kept');
  for (const harm of [
    () => {
      setTimeout(() => {
        throw new Error('planted');
      });
    },
    () => self.close(),
  ]) {
    const letGo = await holdLock(page);
    const inFlight = attempt(page);
    await page.waitForFunction(
      async (name) => (await navigator.locks.query()).pending?.some((lock) => lock.name === name),
      sharedName(''),
    );
    await page.workers().at(-1)?.evaluate(harm);
    expect(await inFlight).toMatch(/^SandboxError: The sandbox stopped during a request/);
    expect(await status(page)).toMatchObject({ state: 'failed' });
    await letGo();
    expect(await formNames(page, token)).toEqual(['Kept', ...DEMO_FORMS]);
    expect(await status(page)).toEqual({ state: 'ready' });
  }
});

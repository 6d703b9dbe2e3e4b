import { nightly } from '@/tests/site/support/nightly';
import { describe, expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import {
  attempt,
  call,
  createPublishedForm,
  formNames,
  holdLock,
  reload,
  send,
  signIn,
  status,
} from './support/sandbox-page';

const MAX_BODY_BYTES = 30_000_000;

describe('a sandbox that is interrupted', () => {
  it('rejects requests when its worker fails, ends or waits too long for another tab, and starts again', async ({
    page,
    another,
  }) => {
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
      const release = await holdLock(page);
      const inFlight = [attempt(page), attempt(page, '/api/forms')];
      await page.workers().at(-1)?.evaluate(harm);
      for (const outcome of await Promise.all(inFlight))
        expect(outcome).toMatch(/^crash: The sandbox stopped during a request/);
      expect(await status(page)).toMatchObject({ state: 'failed', kind: 'crash' });
      await release();
      expect(await formNames(page, token)).toEqual(['Kept', 'Customer feedback']);
      expect(await status(page)).toEqual({ state: 'ready' });
    }

    await page.evaluate(() => globalThis.sandbox.configureSandbox({ responseTimeout: 1_000 }));
    const other = await another();
    const release = await holdLock(other);
    expect(await attempt(page)).toMatch(/^timeout: The sandbox didn’t respond in time\. Another tab/);
    await release();
    // A busy machine can take longer than the limit before.
    await page.evaluate(() => globalThis.sandbox.configureSandbox({ responseTimeout: 60_000 }));
    expect(await attempt(page)).toBe('200');
  });

  it('respects a preferred response and abort signals, and skips what was aborted in time', async ({
    page,
  }) => {
    const prefer = (text: string) =>
      send(page, { method: 'GET', path: '/api/forms', headers: [['Prefer', text]] });
    expect(await prefer('code=503')).toMatchObject({ status: 503 });
    expect((await prefer('connection=lost')).error).toMatchObject({ name: 'ConnectionLost' });
    const ended: string[] = [];
    const delayed = prefer('delay=3000, code=403').then(() => ended.push('delayed'));
    await attempt(page).then(() => ended.push('next'));
    await delayed;
    // A delayed response blocks no other.
    expect(ended).toEqual(['next', 'delayed']);

    const token = await signIn(page);
    const formId = await createPublishedForm(page, token, 'Aborted');
    const release = await holdLock(page);
    const names = await page.evaluate(async (path) => {
      const name = (error: unknown) => (error instanceof Error ? error.name : String(error));
      const early = await globalThis.sandbox
        .sandboxFetch('/health', { signal: AbortSignal.abort() })
        .then(() => 'answered', name);
      // The first one waits for the lock; the second is still in the queue when it is aborted.
      const first = globalThis.sandbox.sandboxFetch('/health').then((response) => response.status);
      const controller = new AbortController();
      const second = globalThis.sandbox
        .sandboxFetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"jsonData":"{}"}',
          signal: controller.signal,
        })
        .then(() => 'answered', name);
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.abort();
      globalThis.releaseLock?.();
      return [early, await second, await first];
    }, `/api/forms/${formId}/submissions`);
    await release();
    expect(names).toEqual(['AbortError', 'AbortError', 200]);
    expect(await call(page, 'GET', `/api/forms/${formId}/submissions`, { token })).toEqual([]);
  });

  it(
    'accepts a body of 30 MB, rejects a larger one with 413, and stays available',
    nightly,
    async ({ page }) => {
      const token = await signIn(page);
      const formId = await createPublishedForm(page, token, 'Large');
      const statuses = await page.evaluate(
        async ([path, limit]) => {
          const frame = '{"jsonData":""}';
          const post = async (size: number) => {
            const body = new Blob(['{"jsonData":"', 'x'.repeat(size - frame.length), '"}']);
            const headers = { 'Content-Type': 'application/json' };
            return (await globalThis.sandbox.sandboxFetch(path, { method: 'POST', headers, body })).status;
          };
          return [await post(limit), await post(limit + 1)];
        },
        [`/api/forms/${formId}/submissions`, MAX_BODY_BYTES] as const,
      );
      expect(statuses).toEqual([201, 413]);
      await reload(page);
      expect(await attempt(page)).toBe('200');
      expect(await status(page)).toEqual({ state: 'ready' });
    },
  );
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPayload } from '@/lib/browser/navigation/page-payloads';

const answered = vi.fn(async () => new Response('payload', { headers: { 'Content-Type': 'text/plain' } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for a page again after five minutes, also when the clock was set back meanwhile', async () => {
  await loadPayload('/docs/a/');
  vi.advanceTimersByTime(4 * 60_000);
  await loadPayload('/docs/a/');
  expect(answered).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  vi.advanceTimersByTime(2 * 60_000);
  await loadPayload('/docs/a/');
  expect(answered).toHaveBeenCalledTimes(2);
});

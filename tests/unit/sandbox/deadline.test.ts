import { expect, it, vi } from 'vitest';
import { Overdue, within } from '@/sandbox/domain/deadline';

it('gives the outcome of work that ends in time, and says so when it does not', async () => {
  vi.useFakeTimers();
  try {
    expect(await within(1000, Promise.resolve(7), 'late')).toBe(7);
    await expect(within(1000, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
    const outcome = within(1000, new Promise(() => {}), 'It is late.').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual(new Overdue('It is late.'));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

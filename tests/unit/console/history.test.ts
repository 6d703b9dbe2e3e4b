import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HISTORY_LIMIT, openHistory } from '@/features/console/client/history';
import { memoryStorage } from '../support/memory-storage';

const localStorage = memoryStorage();
const { items } = localStorage;

beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', { localStorage });
});
// Test files share a process: SurveyJS takes a left-over window for a browser.
afterEach(() => vi.unstubAllGlobals());

const sent = (time: number) => ({
  time,
  call: { operationId: 'login', parameters: {}, body: '{"email":"a@b.co","password":"S3cret!!"}' },
  target: 'sandbox',
  status: 200,
  milliseconds: 3,
});

/** Returns a stored list with one entry that is valid except for some properties. */
const entry = (properties: object) => JSON.stringify([{ ...sent(1), id: '1', removed: [], ...properties }]);

describe('the history', () => {
  it('keeps the latest requests first, up to the limit, without secrets', () => {
    const history = openHistory();
    for (let time = 1; time <= HISTORY_LIMIT + 5; time++) history.add(sent(time));
    const entries = openHistory().get();
    expect(entries[0]).toMatchObject({ time: HISTORY_LIMIT + 5, removed: ['password'] });
    expect(new Set(entries.map(({ id }) => id)).size).toBe(HISTORY_LIMIT);
    expect([...items.values()].join()).not.toContain('S3cret');
  });

  it("drops bodies that would fill the browser's storage", () => {
    const history = openHistory();
    const call = { operationId: 'createForm', parameters: {}, body: 'x'.repeat(9_000_000) };
    history.add({ ...sent(1), call });
    expect([...items.values()].join().length).toBeLessThan(2000);
    expect(history.get()[0]?.removed.join()).toContain('the body');
  });

  it.each([
    'nonsense',
    '{}',
    entry({ time: 1e300 }),
    entry({ removed: [{}] }),
    entry({ call: { operationId: 'login', parameters: { page: { a: 1 } } } }),
    entry({ call: { operationId: 'login', parameters: {}, body: 5 } }),
    entry({ call: { operationId: 'gone', parameters: {} } }),
    '[null]',
  ])('starts again for %s', (stored) => {
    items.set('console.history', stored);
    const history = openHistory();
    expect(history.get()).toEqual([]);
    expect(history.notice).toContain('damaged');
    // Shown once: not after a reload.
    expect(openHistory().notice).toBe('');
  });
});

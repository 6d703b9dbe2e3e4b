import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HISTORY_LIMIT, openHistory } from '@/client/console/history';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (time: number) => ({
  time,
  call: { operationId: 'login', parameters: {}, body: '{"email":"a@b.co","password":"S3cret!!"}' },
  target: 'sandbox',
  status: 200,
  milliseconds: 3,
});

/** A stored list with one entry that is sound but for some properties. */
const entry = (properties: object) => JSON.stringify([{ ...sent(1), id: '1', removed: [], ...properties }]);

describe('the history', () => {
  it('keeps the latest requests first, up to the limit', () => {
    const history = openHistory();
    for (let time = 1; time <= HISTORY_LIMIT + 5; time++) history.add(sent(time));
    const entries = openHistory().get();
    expect(entries).toHaveLength(HISTORY_LIMIT);
    expect(entries[0]?.time).toBe(HISTORY_LIMIT + 5);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(HISTORY_LIMIT);
  });

  it('does not keep bodies that would fill the store of the browser', () => {
    const history = openHistory();
    history.add({
      ...sent(1),
      call: { operationId: 'createForm', parameters: {}, body: 'x'.repeat(9_000_000) },
    });
    expect([...items.values()].join().length).toBeLessThan(2000);
    expect(history.get()[0]?.removed.join()).toContain('the body');
  });

  it('stores no secrets', () => {
    const history = openHistory();
    history.add(sent(1));
    expect([...items.values()].join()).not.toContain('S3cret');
    expect(history.get()[0]?.removed).toEqual(['password']);
  });

  it('tells its watchers, and forgets on demand', () => {
    const history = openHistory();
    const watcher = vi.fn();
    const stop = history.subscribe(watcher);
    history.add(sent(1));
    history.clear();
    stop();
    history.add(sent(2));
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  it.each([
    'nonsense',
    '{}',
    entry({ time: 1e300 }),
    entry({ milliseconds: 'soon' }),
    entry({ removed: [{}] }),
    entry({ call: { operationId: 'login', parameters: { page: { a: 1 } } } }),
    entry({ call: { operationId: 'login', parameters: {}, body: 5 } }),
    '[1,null,{"id":"x"}]',
    '[{"id":"1","time":1,"status":1,"target":"","removed":[],"call":{"operationId":"gone","parameters":{}}}]',
  ])('starts again over %s', (stored) => {
    items.set('console.history', stored);
    const history = openHistory();
    expect(history.get()).toEqual([]);
    expect(history.takeNotice()).toContain('damaged');
    // Told once, in this tab and after a reload.
    expect(history.takeNotice() + openHistory().takeNotice()).toBe('');
  });
});

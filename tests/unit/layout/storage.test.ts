import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../support/memory-storage';

let storage: typeof import('@/shared/browser/storage');
const local = memoryStorage();
const session = memoryStorage();

beforeEach(async () => {
  local.error = false;
  local.items.clear();
  session.items.clear();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.resetModules();
  storage = await import('@/shared/browser/storage');
});

describe('stored values', () => {
  it('last for the session when the storage is full, survive a full load, and override the stored ones', async () => {
    storage.writeStored('theme', 'dark');
    local.error = true;
    storage.writeStored('theme', 'light');
    expect(local.getItem('theme')).toBe('dark');
    expect(storage.readStored('theme')).toBe('light');
    vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
    vi.resetModules();
    storage = await import('@/shared/browser/storage');
    expect(storage.readStored('theme')).toBe('light');
    local.error = false;
    storage.writeStored('theme', 'system');
    expect([local.getItem('theme'), session.getItem('theme')]).toEqual(['system', null]);
    expect(storage.readStored('theme')).toBe('system');
  });

  it('notify listeners about writes of this page, of other tabs, and about a restored page', () => {
    const target = new EventTarget();
    vi.stubGlobal('window', {
      localStorage: local,
      sessionStorage: session,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    });
    let calls = 0;
    const stop = storage.onStored(() => {
      calls += 1;
    });
    storage.writeStored('theme', 'dark');
    target.dispatchEvent(new Event('storage'));
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(calls).toBe(3);
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(calls).toBe(3);
    stop();
    storage.writeStored('theme', null);
    target.dispatchEvent(new Event('storage'));
    expect(calls).toBe(3);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/storage-keys';
import { memoryStorage } from './support/memory-storage';

let storage: typeof import('@/client/storage');
const local = memoryStorage();
const session = memoryStorage();

beforeEach(async () => {
  local.error = false;
  local.clear();
  session.clear();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.resetModules();
  storage = await import('@/client/storage');
});
afterEach(() => vi.unstubAllGlobals());

describe('stored values', () => {
  it('have the agreed keys', () => {
    expect(storageKeys.theme).toBe('theme');
    expect(storageKeys.announcementId).toBe('announcement.id');
    expect(storageKeys.announcementDismissed).toBe('announcement.dismissed');
    expect(storageKeys.version('endatix')).toBe('docs-preferred-version-endatix');
  });

  it('go to local storage and are read from there, anyone who wrote them', () => {
    storage.writeStored('theme', 'dark');
    expect(local.getItem('theme')).toBe('dark');
    local.setItem('theme', 'light');
    expect(storage.readStored('theme')).toBe('light');
    storage.writeStored('theme', null);
    expect(local.getItem('theme')).toBeNull();
  });

  it('live for the session when the storage is full, outlive a full load, and win over what it holds', async () => {
    storage.writeStored('theme', 'dark');
    local.error = true;
    storage.writeStored('theme', 'light');
    expect(local.getItem('theme')).toBe('dark');
    expect(storage.readStored('theme')).toBe('light');
    vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
    vi.resetModules();
    storage = await import('@/client/storage');
    expect(storage.readStored('theme')).toBe('light');
    local.error = false;
    storage.writeStored('theme', 'system');
    expect([local.getItem('theme'), session.getItem('theme')]).toEqual(['system', null]);
    expect(storage.readStored('theme')).toBe('system');
  });

  it('tell who listens about writes of this page, of other tabs, and about coming back', () => {
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

  it('live for the session when there is no storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(storage.readStored('theme')).toBeNull();
    storage.writeStored('theme', 'dark');
    expect(storage.readStored('theme')).toBe('dark');
    storage.writeStored('theme', null);
    expect(storage.readStored('theme')).toBeNull();
  });
});

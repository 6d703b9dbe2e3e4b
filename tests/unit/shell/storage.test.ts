import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/browser/storage';
import { memoryStorage } from './support/memory-storage';

let storage: typeof import('@/lib/browser/storage');
const local = memoryStorage();

beforeEach(async () => {
  local.refuse = false;
  local.clear();
  vi.stubGlobal('window', { localStorage: local });
  vi.resetModules();
  storage = await import('@/lib/browser/storage');
});
afterEach(() => vi.unstubAllGlobals());

describe('stored values', () => {
  it('have the agreed keys', () => {
    expect(storageKeys.theme).toBe('theme');
    expect(storageKeys.announcementId).toBe('announcement.id');
    expect(storageKeys.announcementDismissed).toBe('announcement.dismissed');
    expect(storageKeys.version('endatix')).toBe('docs-preferred-version-endatix');
  });

  it('go to local storage and are read from there, whoever wrote them', () => {
    storage.writeStored('theme', 'dark');
    expect(local.getItem('theme')).toBe('dark');
    local.setItem('theme', 'light');
    expect(storage.readStored('theme')).toBe('light');
    storage.writeStored('theme', null);
    expect(local.getItem('theme')).toBeNull();
  });

  it('live for the session when the storage is full, and win over what it holds', () => {
    storage.writeStored('theme', 'dark');
    local.refuse = true;
    storage.writeStored('theme', 'light');
    expect(local.getItem('theme')).toBe('dark');
    expect(storage.readStored('theme')).toBe('light');
    local.refuse = false;
    storage.writeStored('theme', 'system');
    expect(local.getItem('theme')).toBe('system');
    expect(storage.readStored('theme')).toBe('system');
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

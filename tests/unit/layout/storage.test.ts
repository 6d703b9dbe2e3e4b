import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../support/memory-storage';

let storage: typeof import('@/client/storage');
const local = memoryStorage();
const session = memoryStorage();

beforeEach(async () => {
  local.error = false;
  local.items.clear();
  session.items.clear();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.resetModules();
  storage = await import('@/client/storage');
});
afterEach(() => vi.unstubAllGlobals());

describe('stored values', () => {
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
});

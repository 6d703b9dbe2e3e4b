import { expect, it, vi } from 'vitest';
import { stubWindow } from '../support/memory-storage';

/** Loads the module anew, as a page does. */
const loadStorage = () => {
  vi.resetModules();
  return import('@/shared/browser/storage');
};

it('stored values last for the session when the storage is full, survive a full load, and override the stored ones', async () => {
  const { localStorage: local, sessionStorage: session } = stubWindow();
  let storage = await loadStorage();
  storage.writeStored('theme', 'dark');
  local.error = true;
  storage.writeStored('theme', 'light');
  expect(local.getItem('theme')).toBe('dark');
  expect(storage.readStored('theme')).toBe('light');
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  storage = await loadStorage();
  expect(storage.readStored('theme')).toBe('light');
  local.error = false;
  storage.writeStored('theme', 'system');
  expect([local.getItem('theme'), session.getItem('theme')]).toEqual(['system', null]);
  expect(storage.readStored('theme')).toBe('system');
});

it('stored values notify listeners about writes of this page, of other tabs, and about a restored page', async () => {
  const page = stubWindow();
  const storage = await loadStorage();
  const listener = vi.fn();
  const stop = storage.onStored(listener);
  storage.writeStored('theme', 'dark');
  page.dispatchEvent(new Event('storage'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(3);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  stop();
  storage.writeStored('theme', null);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(3);
});

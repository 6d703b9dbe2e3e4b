import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payloadUrl } from '@/framework/next/payload';
import { clearReload, mayPrefetch, reloadOnce, wasReloaded } from '@/lib/browser/preload';
import { memoryStorage } from './support/memory-storage';

describe('prefetching', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('with the connection %j: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });

  it('asks for the payload of the folder', () => {
    expect(payloadUrl('/docs/guides/')).toBe('/docs/guides/index.txt');
    expect(payloadUrl('/docs/guides')).toBe('/docs/guides/index.txt');
  });
});

describe('the full load after a failed preload', () => {
  const went: string[] = [];
  const go = (href: string) => void went.push(href);
  beforeEach(() => {
    went.length = 0;
    vi.stubGlobal('window', { sessionStorage: memoryStorage() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('happens once for an address', () => {
    expect(reloadOnce('/a', go)).toBe(true);
    expect(wasReloaded('/a')).toBe(true);
    expect(reloadOnce('/a', go)).toBe(false);
    expect(went).toEqual(['/a']);
  });

  it('may happen again for another address, and after a page started well', () => {
    reloadOnce('/a', go);
    reloadOnce('/b', go);
    clearReload();
    reloadOnce('/b', go);
    expect(went).toEqual(['/a', '/b', '/b']);
  });

  it('happens without session storage, too', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(reloadOnce('/a', go)).toBe(true);
    expect(wasReloaded('/a')).toBe(false);
    expect(() => clearReload()).not.toThrow();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findQuickest } from '@/scripts/support/chromium';

const among =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the browser of the tests', () => {
  beforeEach(() => void vi.stubEnv('CHROME_PATH', ''));
  afterEach(() => void vi.unstubAllEnvs());

  it('is the headless shell, where it is installed beside a whole browser', () => {
    const both = among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
    expect(findQuickest(both)).toBe('/usr/bin/chromium-headless-shell');
    expect(findChromium(both)).toBe('/usr/bin/chromium');
  });

  it('is the whole browser, where there is no other or CHROME_PATH names one', () => {
    expect(findQuickest(among('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
    expect(findQuickest(among())).toBeUndefined();
    vi.stubEnv('CHROME_PATH', '/usr/bin/chromium');
    expect(findQuickest(among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell'))).toBe(
      '/usr/bin/chromium',
    );
  });
});

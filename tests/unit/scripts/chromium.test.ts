import { describe, expect, it } from 'vitest';
import { findChromium } from '@/scripts/support/chromium';

describe('the browser of the tests', () => {
  const among =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);

  it('is the headless shell, where it is installed beside a whole browser', () => {
    const both = among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
    expect(findChromium(both)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is the whole browser, where there is no other', () => {
    expect(findChromium(among('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
    expect(findChromium(among())).toBeUndefined();
  });
});

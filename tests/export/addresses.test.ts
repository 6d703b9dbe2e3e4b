import { expect, it } from 'vitest';
import { type Address, addressPath, canonicalOf, inLanguage, inVersion, parseAddress } from '@/lib/addresses';
import { sitePath } from '@/lib/paths';
import { site } from '@/theme.config';
import { exportedRoutes } from './support/routes';

const readAgain = (address: Address | undefined) => address && parseAddress(addressPath(address));

it('the address book reads and writes the address of every page of the export, and changes its language or version alone', async () => {
  const paths = (await exportedRoutes()).map(sitePath);
  expect(paths.length).toBeGreaterThan(90);
  for (const path of paths) {
    const address = parseAddress(path);
    expect(addressPath(address)).toBe(path);
    expect(readAgain(address)).toEqual(address);
    expect(canonicalOf(canonicalOf(address))).toEqual(canonicalOf(address));
    for (const locale of site.locales) {
      const translated = inLanguage(address, locale);
      if (translated) expect(readAgain(translated)).toEqual({ ...address, locale });
    }
    for (const version of site.versions) {
      const moved = inVersion(address, version);
      if (moved) expect(readAgain(moved)).toMatchObject({ kind: 'page', version });
    }
  }
});

import { expect, it } from 'vitest';
import { addressPath, parseAddress } from '@/lib/addresses';
import { sitePath } from '@/lib/paths';
import { exportedRoutes } from './support/routes';

it('the address book reads and writes the address of every page of the export', async () => {
  const paths = (await exportedRoutes()).map(sitePath);
  expect(paths.length).toBeGreaterThan(90);
  expect(paths.map((path) => addressPath(parseAddress(path)))).toEqual(paths);
});

import { describe, expect, it } from 'vitest';
import { brokenLinks } from '@/tests/export/support/links';
import { exportedPage, faultsByRoute } from '@/tests/export/support/pages';
import { exportedRoutes } from '@/tests/export/support/routes';
import { MADE_UP } from '@/tests/support/made-up-language';

/** The second build is made of a copy with one more language. */
const [folder, base] = ['out-base-path', '/docs-site'];

const read = async (path: string) => (await exportedPage(`/${path}/`, folder)).root;

describe('the export below a base path', () => {
  it('has links that lead to its files, and to elements of them', async () => {
    expect(await faultsByRoute((page) => brokenLinks(page, folder, base), folder)).toEqual({});
  });

  it('has an added language with each page of the other one, and links to it', async () => {
    const routes = await exportedRoutes(folder);
    const german = routes.filter((route) => route.startsWith('/de/'));
    expect(german.length).toBeGreaterThan(20);
    expect(routes).toEqual(
      expect.arrayContaining(german.map((route) => route.replace('/de/', `/${MADE_UP}/`))),
    );
    const own = await read(`${MADE_UP}/docs`);
    expect(own.querySelector('html')?.getAttribute('lang')).toBe(MADE_UP);
    const translated = `${base}/${MADE_UP}/docs/getting-started/quick-start/`;
    expect((await read('docs')).querySelector(`a[href="${translated}"]`)).not.toBeNull();
  });
});

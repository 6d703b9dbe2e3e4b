import { brokenLinks } from '@/tests/export/support/links';
import { faultsByRoute } from '@/tests/export/support/pages';
import { describe, expect, it } from '@/tests/site/support/test';

const [folder, base] = ['out-base-path', '/docs-site'];

describe('links of an export below a base path', () => {
  it('all lead to a file of the export, and to an element of it', async () => {
    expect(await faultsByRoute((page) => brokenLinks(page, folder, base), folder)).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { brokenLinks } from './support/links';
import { faultsByRoute } from './support/pages';

describe('links', () => {
  it('all lead to a file of the export, and to an element of it', async () => {
    expect(await faultsByRoute((page) => brokenLinks(page))).toEqual({});
  });
});

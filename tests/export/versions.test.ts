import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { site } from '@/theme.config';
import { exportedPage } from './support/pages';

const PAGE = 'getting-started/quick-start/';

const linksOf = (root: HTMLElement) =>
  root
    .querySelectorAll('.navbar details.menu-Version a')
    .map((link) => [link.text, link.getAttribute('href')]);

describe('the menu of versions', () => {
  it.each([
    [`/docs/${PAGE}`, `/docs/${PAGE}`, `/docs/0.1.1/${PAGE}`, 'Next', ''],
    [`/docs/0.1.1/${PAGE}`, `/docs/${PAGE}`, `/docs/0.1.1/${PAGE}`, '0.1.1', ''],
    // The reference exists once, and the menu says where the other version opens.
    ['/docs/api/', '/docs/api/', '/docs/0.1.1/', 'Next', ' opens its start page'],
  ])('of %s leads to %s and %s, and names %s', async (path, next, old, current, note) => {
    const { root } = await exportedPage(path);
    expect(linksOf(root)).toEqual([
      ['Next current', next],
      [`0.1.1 stable${note}`, old],
    ]);
    expect(root.querySelector('.navbar details.menu-Version summary')?.text).toBe(current);
  });
});

describe('a page of an old version', () => {
  it('says so, keeps out of search engines and stays among its own', async () => {
    const { root } = await exportedPage(`/docs/0.1.1/${PAGE}`);
    const notice = root.querySelector('.notice-old');
    expect(notice?.text).toContain('0.1.1');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(`/docs/${PAGE}`);
    expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${site.origin}/docs/${PAGE}`,
    );
    const tree = root.querySelectorAll('.sidebar a').map((link) => link.getAttribute('href') ?? '');
    expect(tree.length).toBeGreaterThan(5);
    // The reference exists once.
    expect(tree.filter((href) => !href.startsWith('/docs/0.1.1/'))).toEqual(['/docs/api/']);
  });

  it('alone does that', async () => {
    const { root } = await exportedPage(`/docs/${PAGE}`);
    expect(root.querySelectorAll('.notice-old, meta[name="robots"]')).toEqual([]);
  });
});

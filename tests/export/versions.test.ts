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
    [`/docs/${PAGE}`, 'Next', ['Next current', `/docs/${PAGE}`], ['0.1.1 stable', `/docs/0.1.1/${PAGE}`]],
    [
      `/docs/0.1.1/${PAGE}`,
      '0.1.1',
      ['Next current', `/docs/${PAGE}`],
      ['0.1.1 stable', `/docs/0.1.1/${PAGE}`],
    ],
    // What exists once: the menu says where the other version opens.
    [
      '/docs/api/',
      'Next',
      ['Next current', '/docs/api/'],
      ['0.1.1 stable opens its start page', '/docs/0.1.1/'],
    ],
    ['/markdown-page/', 'Next', ['Next current', '/docs/'], ['0.1.1 stable', '/docs/0.1.1/']],
    // The language stays where the version has it.
    [
      `/de/docs/${PAGE}`,
      'Next',
      ['Next aktuell', `/de/docs/${PAGE}`],
      ['0.1.1 stabil', `/docs/0.1.1/${PAGE}`],
    ],
  ])('of %s names %s, and leads to %j and %j', async (path, current, ...links) => {
    const { root } = await exportedPage(path);
    expect(linksOf(root)).toEqual(links);
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

import { describe, expect, it } from 'vitest';
import { folderPath } from '@/lib/shared/nav-tree';

const leaf = (href: string) => ({ title: href, href });

describe('the path of a folder', () => {
  it.each([
    ['of its own page', { title: 'x', href: '/docs/a', children: [leaf('/docs/a/b')] }, 'a'],
    ['of a generated page', { title: 'x', href: '/docs/category/a', children: [leaf('/docs/a/b')] }, 'a'],
    ['without a page', { title: 'x', children: [leaf('/docs/a/b/c')] }, 'a/b'],
    ['of another language', { title: 'y', children: [leaf('/de/docs/a/b/c')] }, 'a/b'],
    ['of an old version', { title: 'x', children: [leaf('/docs/0.1.1/a/b')] }, 'a'],
    [
      'that begins with a folder',
      { title: 'x', children: [{ title: 'y', children: [leaf('/docs/a/b/c')] }] },
      'a',
    ],
    ['of operations', { title: 'Forms', children: [leaf('/docs/api/Forms/createForm')] }, '/docs/api/Forms'],
  ])('%s', (_which, node, path) => {
    expect(folderPath(node)).toBe(path);
  });
});

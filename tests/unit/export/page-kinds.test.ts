import { describe, expect, it } from 'vitest';
import type { PageKind } from '@/scripts/export/csp';
import { pathsOfKind } from '@/scripts/export/page-kinds';

const pages = new Map<string, PageKind>([
  ['index.html', 'calls'],
  ['404.html', 'reads'],
  ['docs/index.html', 'reads'],
  ['docs/a/index.html', 'reads'],
  ['docs/a/b/index.html', 'reads'],
  ['docs/c/index.html', 'reads'],
  ['docs/c/d/index.html', 'calls'],
]);

/** Whether a path of the list fits a page. */
const fits = (paths: readonly string[], file: string): boolean => {
  const address = `/${file.replace(/index\.html$/, '')}`;
  return paths.some((path) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
  );
};

describe('the paths of a kind of page', () => {
  it('are few, and those of most pages come first', () => {
    expect(pathsOfKind(pages, 'reads')).toEqual([
      { path: '/docs/a/*', count: 2 },
      { path: '/404.html', count: 1 },
      { path: '/docs/', count: 1 },
      { path: '/docs/c/', count: 1 },
    ]);
    expect(pathsOfKind(pages, 'calls')).toEqual([
      { path: '/', count: 1 },
      { path: '/docs/c/d/*', count: 1 },
    ]);
  });

  it.each(['reads', 'calls'] as const)('fit every page that %s, and no other', (kind) => {
    const paths = pathsOfKind(pages, kind).map(({ path }) => path);
    for (const [file, each] of pages) expect(fits(paths, file), file).toBe(each === kind);
  });

  it('never name the whole site, so that a rule for everything stays a rule of its own', () => {
    expect(pathsOfKind(new Map([['index.html', 'reads']]), 'reads')).toEqual([{ path: '/', count: 1 }]);
  });
});

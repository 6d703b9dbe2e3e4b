import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { exportedPages } from './support/pages';

/** Returns the time of the newest commit of a file, in milliseconds. Merged commits aren't sorted. */
function committed(file: string): number {
  const log = execFileSync('git', ['log', '--full-history', '--no-merges', '--format=%cI', '--', file], {
    encoding: 'utf8',
  });
  return Math.max(0, ...log.split('\n').filter(Boolean).map(Date.parse));
}

describe('the date of the last change', () => {
  // A sample, because git reads the whole history for each file.
  it('is the time of the last commit of its file, on every fifth page', async () => {
    const shown = new Map<string, string>();
    const known = new Map<string, string>();
    const exported = new Map((await exportedPages()).map(({ route, root }) => [route, root]));
    const sample = readPages('.').pages.filter((_, index) => index % 5 === 0);
    for (const { file, route: path } of sample) {
      const route = `${path}/`;
      const time = committed(file);
      const root = exported.get(route);
      if (!time || !root) continue;
      const reported = root.querySelector('h1 + .page-meta time')?.getAttribute('datetime') ?? '';
      known.set(route, new Date(time).toISOString());
      shown.set(route, reported);
    }
    expect(known.size).toBeGreaterThan(20);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(known));
    // If all dates were equal, none would come from a file.
    expect(new Set(known.values()).size).toBeGreaterThan(5);
  });
});

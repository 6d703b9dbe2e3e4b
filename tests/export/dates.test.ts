import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { exportedPages } from './support/pages';

/** Returns the time of the newest commit of each file, in milliseconds. Merged commits aren't sorted. */
function readCommits(): ReadonlyMap<string, number> {
  const args = ['log', '--full-history', '--no-merges', '--format=%x00%cI', '--name-only', '--', 'content'];
  const log = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const times = new Map<string, number>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) times.set(file, Math.max(times.get(file) ?? 0, Date.parse(time)));
  }
  return times;
}

describe('the date of the last change', () => {
  it('is the time of the last commit of its file, on each page', async () => {
    const shown = new Map<string, string>();
    const known = new Map<string, string>();
    const committed = readCommits();
    const exported = new Map((await exportedPages()).map(({ route, root }) => [route, root]));
    for (const { file, route: path } of readPages('.').pages) {
      const route = `${path}/`;
      const time = committed.get(file);
      const root = exported.get(route);
      if (!time || !root) continue;
      const reported = root.querySelector('h1 + .page-meta time')?.getAttribute('datetime') ?? '';
      known.set(route, new Date(time).toISOString());
      shown.set(route, reported);
    }
    expect(known.size).toBeGreaterThan(50);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(known));
    // If all dates were equal, none would come from a file.
    expect(new Set(known.values()).size).toBeGreaterThan(5);
  });
});

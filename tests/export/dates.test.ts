import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
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

it('the date of the last change is the time of the last commit of its file, on each page', async () => {
  const committed = readCommits();
  const exported = new Map((await exportedPages()).map(({ route, root }) => [route, root]));
  const dates = readPages('.').pages.flatMap(({ file, route }) => {
    const time = committed.get(file);
    const root = exported.get(`${route}/`);
    const shown = root?.querySelector('h1 + .page-meta time')?.getAttribute('datetime');
    return time && root ? [{ route, shown, known: new Date(time).toISOString() }] : [];
  });
  expect(dates.length).toBeGreaterThan(50);
  expect(dates.filter(({ shown, known }) => shown !== known)).toEqual([]);
  // If all dates were equal, none would come from a file.
  expect(new Set(dates.map(({ known }) => known)).size).toBeGreaterThan(5);
});

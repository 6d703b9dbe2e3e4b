import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { readPages } from '@/checks/pages';
import { exportedRoutes } from '@/tests/e2e/support/routes';
import { describe, expect, it } from '@/tests/e2e/support/test';

/** Newest time of the commits that touched a file, in milliseconds; those of merged branches come in no order. */
function committed(file: string): number {
  const log = execFileSync('git', ['log', '--full-history', '--no-merges', '--format=%cI', '--', file], {
    encoding: 'utf8',
  });
  return Math.max(0, ...log.split('\n').filter(Boolean).map(Date.parse));
}

describe('when a page was changed', () => {
  it('is the time of the last commit of its file, on each page', async () => {
    const shown = new Map<string, string>();
    const known = new Map<string, string>();
    const exported = new Set(await exportedRoutes());
    for (const { file, route: path } of readPages('.').pages) {
      const route = `${path}/`;
      const time = committed(file);
      if (!time || !exported.has(route)) continue;
      const html = readFileSync(`out${route}index.html`, 'utf8');
      const told = parse(html).querySelector('.page-tools time')?.getAttribute('datetime') ?? '';
      known.set(route, new Date(time).toISOString());
      shown.set(route, told);
    }
    expect(known.size).toBeGreaterThan(50);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(known));
    // One time for all of them would be that of none.
    expect(new Set(known.values()).size).toBeGreaterThan(5);
  });
});

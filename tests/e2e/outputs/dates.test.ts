import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { exportedRoutes } from '@/tests/e2e/support/routes';
import { describe, expect, it } from '@/tests/e2e/support/test';

const TRAILING = /\/$/;

/** The file of a page of the text, by the route of its own language; undefined for pages that are made. */
function fileOf(route: string): string | undefined {
  const [, language = '', rest = ''] = /^(\/de)?\/docs\/(.+)$/.exec(route) ?? [];
  if (rest === '') return undefined;
  const base = `content${language}/${rest.replace(TRAILING, '')}`;
  return [`${base}.mdx`, `${base}/index.mdx`].find((file) => existsSync(file));
}

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
    for (const route of await exportedRoutes()) {
      const file = fileOf(route);
      const time = file && committed(file);
      if (!time) continue;
      const html = readFileSync(`out${route.replace(TRAILING, '')}/index.html`, 'utf8');
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

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { atomFeed } from '@/lib/exports/changes-feed';
import { contractEntry } from '@/lib/server/changes/feed';
import { changedPages, contentChanges } from '@/lib/server/changes/pages';
import { lastCommit } from '@/lib/server/git-date';
import { site } from '@/theme.config';

it('the feed names each page with its time, and no text can leave its place', () => {
  const change = {
    title: 'A & <b>',
    href: '/docs/guides/a',
    date: '2026-03-02T10:00:00Z',
    about: '"Second"',
  };
  const older = { ...change, href: '/docs/guides/b', date: '2026-02-01T10:00:00Z' };
  const feed = atomFeed('Docs', '/changes.xml', '/docs/api/changes', [older, change]);
  expect(feed).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(feed).toContain(`<link href="${site.origin}/docs/guides/a/"/>`);
  expect(feed).toContain('<updated>2026-03-02T10:00:00Z</updated>\n<entry>');
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(atomFeed('Docs', '/f.xml', '/p', [])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

it('a version that changes the contract is one entry of the feed; without changes or time there is none', () => {
  const [newer] = site.versions;
  const changes = [
    { kind: 'removed', call: 'POST /api/slacktoken', operationId: undefined, what: '', isBreaking: true },
  ] as const;
  const entryOf = (some: readonly (typeof changes)[number][], date?: string) =>
    contractEntry({ newer, older: newer, changes: [...some] }, date);
  const entry = entryOf(changes, '2026-03-02T10:00:00Z');
  expect(entry?.about).toBe('POST /api/slacktoken: removed (breaking)');
  const feed = atomFeed('Docs', '/changes.xml', '/docs/api/changes', entry ? [entry] : []);
  const id = `${site.origin}/docs/api/changes/#contract-${newer.name}`;
  expect(feed).toContain(`<id>${id}-2026-03-02T10:00:00Z</id>`);
  expect(feed).toContain(`<link href="${id}"/>`);
  expect([entryOf([], '2026-03-02T10:00:00Z'), entryOf(changes)]).toEqual([undefined, undefined]);
});

describe('the history of a repository', () => {
  const time = '2026-04-05T06:07:08Z';
  const root = mkdtempSync(join(tmpdir(), 'changes-'));
  // Two pages are written at once, and one of them changes twice after.
  const folder = join(root, 'whole');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: time },
    });
  mkdirSync(join(folder, 'content/guides'), { recursive: true });
  git('init', '--quiet');
  writeFileSync(join(folder, 'content/guides/docker-setup.mdx'), 'one');
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(join(folder, 'content/guides/webhooks.mdx'), text);
    git('add', '-A');
    git('commit', '--quiet', '-m', `Webhooks: ${text}`);
  }
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  it('tells of each page its last change, and of each file its last commit', async () => {
    const changes = await contentChanges(folder);
    expect(changes).toMatchObject([{ file: 'content/guides/webhooks.mdx', about: 'Webhooks: three' }]);
    const last = await lastCommit(['content/guides/docker-setup.mdx'], folder);
    expect([changes?.[0]?.date, last].map((date) => Date.parse(date ?? ''))).toEqual([
      Date.parse(time),
      Date.parse(time),
    ]);
  });

  it.each([
    ['1', []],
    ['2', [{ about: 'Webhooks: three' }]],
  ])('that is cut off after %s commits takes its end for no change', async (depth, about) => {
    const clone = join(root, depth);
    execFileSync('git', ['clone', '--quiet', '--depth', depth, pathToFileURL(folder).href, clone]);
    expect(await contentChanges(clone)).toMatchObject(about);
  });

  it('is not known without git', async () => {
    vi.stubEnv('PATH', '');
    expect(await changedPages(root)).toBeUndefined();
    expect(await lastCommit(['content/guides/webhooks.mdx'], root)).toBeUndefined();
  });
});

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atomFeed } from '@/lib/exports/changes-feed';
import { contractEntry } from '@/lib/server/changes/feed';
import { changedPages, contentChanges, lastChanges } from '@/lib/server/changes/pages';
import { lastCommit } from '@/lib/server/git-date';
import { site } from '@/theme.config';

const log = [
  '\x002026-03-02T10:00:00Z\tb1\tSecond\n\ncontent/guides/a.mdx\n',
  '\x002026-02-01T10:00:00Z\ta1\tFirst\n\ncontent/guides/a.mdx\ncontent/guides/b.mdx\n',
  '\x002026-01-01T10:00:00Z\t\tEverything\n\ncontent/guides/c.mdx\n',
].join('');

it('each file counts once, by its last change; where the history begins nothing has changed', () => {
  expect(lastChanges(log)).toEqual([
    { file: 'content/guides/a.mdx', date: '2026-03-02T10:00:00Z', about: 'Second' },
    { file: 'content/guides/b.mdx', date: '2026-02-01T10:00:00Z', about: 'First' },
  ]);
  expect(lastChanges('')).toEqual([]);
});

it('outside a repository the changed pages are not known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'changes-'));
  expect(await changedPages(folder)).toBeUndefined();
  await rm(folder, { recursive: true });
});

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

describe('with the history of a repository', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** A repository in which two pages were written at once and one of them changed twice after. */
  async function repository(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'changes-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-04-05T06:07:08Z' },
      });
    git('init', '--quiet');
    await mkdir(join(folder, 'content', 'guides'), { recursive: true });
    await writeFile(join(folder, 'content', 'guides', 'docker-setup.mdx'), 'one');
    for (const text of ['one', 'two', 'three']) {
      await writeFile(join(folder, 'content', 'guides', 'webhooks.mdx'), text);
      git('add', '-A');
      git('commit', '--quiet', '-m', `Webhooks: ${text}`);
    }
    return folder;
  }

  it('a whole one tells of each page its last change', async () => {
    const folder = await repository();
    const changes = await contentChanges(folder);
    expect(changes).toMatchObject([{ file: 'content/guides/webhooks.mdx', about: 'Webhooks: three' }]);
    expect(Date.parse(changes?.[0]?.date ?? '')).toBe(Date.parse('2026-04-05T06:07:08Z'));
    expect(Date.parse((await lastCommit(['content/guides/docker-setup.mdx'], folder)) ?? '')).toBe(
      Date.parse('2026-04-05T06:07:08Z'),
    );
    await rm(folder, { recursive: true });
  });

  it('a shallow one tells what it knows, and takes its end for no change', async () => {
    const folder = await repository();
    for (const [depth, about] of [
      ['1', []],
      ['2', [{ about: 'Webhooks: three' }]],
    ] as const) {
      const clone = await mkdtemp(join(tmpdir(), 'shallow-'));
      execFileSync('git', ['clone', '--quiet', '--depth', depth, pathToFileURL(folder).href, clone]);
      expect(await contentChanges(clone)).toMatchObject(about);
      await rm(clone, { recursive: true });
    }
    await rm(folder, { recursive: true });
  });

  it('without git there is none, and no time of a file', async () => {
    const folder = await repository();
    vi.stubEnv('PATH', '');
    expect(await changedPages(folder)).toBeUndefined();
    expect(await lastCommit(['content/guides/webhooks.mdx'], folder)).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});

describe('the contract in the feed', () => {
  const [newer] = site.versions;
  const changes = [
    {
      kind: 'removed',
      call: 'POST /api/slacktoken',
      operationId: undefined,
      what: '',
      isBreaking: true,
    } as const,
  ];

  it('is one entry for a version that changes something, with each change and whether it breaks', () => {
    const entry = contractEntry({ newer, older: newer, changes }, '2026-03-02T10:00:00Z');
    expect(entry?.about).toBe('POST /api/slacktoken: removed (breaking)');
    const feed = atomFeed('Docs', '/changes.xml', '/docs/api/changes', entry ? [entry] : []);
    const id = `${site.origin}/docs/api/changes/#contract-${newer.name}`;
    expect(feed).toContain(`<id>${id}-2026-03-02T10:00:00Z</id>`);
    expect(feed).toContain(`<link href="${id}"/>`);
  });

  it('is none where nothing changes or no time is known', () => {
    expect(contractEntry({ newer, older: newer, changes: [] }, '2026-03-02T10:00:00Z')).toBeUndefined();
    expect(contractEntry({ newer, older: newer, changes }, undefined)).toBeUndefined();
  });
});

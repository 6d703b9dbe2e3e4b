import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedPages, lastChanges } from '@/lib/build/changes/pages';
import { atomFeed } from '@/outputs/changes-feed';
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

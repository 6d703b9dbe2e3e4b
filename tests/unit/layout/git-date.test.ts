import { execFileSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { lastCommit } from '@/shared/files/git-date';
import { plantFolder, putFiles } from '@/tests/support/plant-folder';

const PAGE = 'content/guides/webhooks.mdx';
const OTHER = 'content/guides/docker-setup.mdx';

afterEach(() => vi.unstubAllEnvs());

it('dates a page by the last commit that changed it', async () => {
  const folder = plantFolder({});
  const git = (time: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: time },
    });
  git('', 'init', '--quiet');
  for (const [time, text] of [
    ['2026-04-05T06:07:08Z', 'one'],
    ['2026-05-06T07:08:09Z', 'two'],
  ] as const) {
    putFiles(folder, { [PAGE]: text, [OTHER]: 'one' });
    git(time, 'add', '-A');
    git(time, 'commit', '--quiet', '-m', text);
  }
  const times = [await lastCommit([OTHER], folder), await lastCommit([OTHER, PAGE], folder)];
  expect(times.map((time) => new Date(time ?? '').toISOString())).toEqual([
    '2026-04-05T06:07:08.000Z',
    '2026-05-06T07:08:09.000Z',
  ]);
});

it('returns no date without git', async () => {
  vi.stubEnv('PATH', '');
  expect(await lastCommit([PAGE], plantFolder({}))).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '@/packages/reference-api/package';
import { DEFAULT_ADMINISTRATOR } from '@/packages/reference-api/seed/administrator';
import { run } from '@/shared/build/run';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { isRunnable } from '@/tests/examples/samples/runtimes';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { documentationFences } from './support/planted-fences';

/** Servers that the scripts of the quick start can run against. */
const servers: [string, () => Promise<{ url: string; close: () => Promise<void> }>][] = [
  ['the reference API', startServer],
  ['a server of the October 2025 source', startReplayServer],
  ['a server of 0.7.3', () => startReplayServer({ release: '0.7.3' })],
];

// tests/unit/i18n/translated-pages.test.ts checks that the translation has the same scripts.
const PAGE = 'content/getting-started/quick-start.mdx';

/** Returns a script of the page by its file name. */
function script(name: string): string {
  const fence = documentationFences.find(({ file, filename }) => file === PAGE && filename === name);
  return fence?.code ?? expect.fail(`${PAGE} has no ${name}.`);
}

const has = (program: string) => isRunnable(program, '--version');

/** Reads address and account of the sign-in in a setup guide. */
function getSignIn(guide: string) {
  const [, origin, account = '{}'] =
    /curl -X POST (\S+)\/api\/auth\/login[^']*'[^']*' \\\n {2}-d '(.+)'/.exec(
      readFileSync(`content/${guide}.mdx`, 'utf8').replaceAll('\r\n', '\n'),
    ) ?? [];
  const { email, password } = JSON.parse(account) as Record<string, string>;
  return { origin, email, password };
}

const GUIDES = ['getting-started/setup-nuget-package', 'getting-started/setup-repository'];

it.each([...GUIDES, ...GUIDES.map((guide) => `de/${guide}`), 'guides/docker-setup'])(
  '%s starts a server with the address and the account of all samples',
  (guide) => {
    expect(getSignIn(guide)).toEqual({ origin: REFERENCE_ORIGIN, ...DEFAULT_ADMINISTRATOR });
  },
);

/** For readers of the NuGet guide: the scripts use its account, so only the address is set. */
const environment = (url: string) => ({ API: `${url}/api` });

describe.each(servers)('the scripts of the quick start, run against %s', async (_name, start) => {
  const server = await start();
  afterAll(server.close);

  it.runIf(has('bash') && has('curl') && has('jq'))('bash', async () => {
    const { code, output } = await run('bash', ['-c', script('quick-start.sh')], {
      env: environment(server.url),
    });
    expect(output).toMatch(/^Form ID: \d{16,19}$/m);
    expect(output).toMatch(/"isComplete": true/);
    expect(output).toMatch(/"status": "approved"/);
    expect(output).toContain(String.raw`{\"score\":5}`);
    expect(code, output).toBe(0);
  });

  it.runIf(has('bash') && has('curl') && has('jq'))('bash stops at a rejected sign-in', async () => {
    const { code, output } = await run('bash', ['-c', script('quick-start.sh')], {
      env: { ...environment(server.url), PASSWORD: 'not-the-password' },
    });
    expect(code, output).not.toBe(0);
    expect(output).toContain('400');
    expect(output).not.toContain('approved');
  });

  it.runIf(has('pwsh'))('PowerShell', async () => {
    const { code, output } = await run('pwsh', ['-NoProfile', '-Command', script('quick-start.ps1')], {
      env: environment(server.url),
    });
    expect(code, output).toBe(0);
    expect(output.trim()).toMatch(/^Form ID: \d{16,19}\r?\napproved {"score":5}$/);
  });
});

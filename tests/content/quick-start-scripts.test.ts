import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '@/sandbox/package';
import { run } from '@/scripts/support/run';
import { startReplayServer } from '@/tests/support/replay-server/server';

/** A server that the scripts of the quick start may run against. */
interface Server {
  url: string;
  close: () => Promise<void>;
}

const servers: [string, () => Promise<Server>][] = [
  ['the reference API', startServer],
  ['a server that answers as the records do', startReplayServer],
];

const pages = ['content/getting-started/quick-start.mdx', 'content/de/getting-started/quick-start.mdx'];

/** Text of a fence by its file name. */
function script(page: string, filename: string): string {
  const fence = new RegExp(
    `^\`\`\`\\w+ filename="${filename.replace('.', '\\.')}"\\n([\\s\\S]*?)^\`\`\``,
    'm',
  );
  const [, text] = fence.exec(readFileSync(page, 'utf8').replaceAll('\r\n', '\n')) ?? [];
  if (!text) throw new Error(`${page} has no ${filename}.`);
  return text;
}

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

const environment = (url: string) => ({
  ...process.env,
  API: `${url}/api`,
  EMAIL: 'admin@endatix.com',
  PASSWORD: 'P@ssw0rd',
});

describe.each(servers)('the scripts of the quick start, run against %s', (_name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());

  it.runIf(has('bash') && has('curl') && has('jq')).each(pages)('bash: %s', async (page) => {
    const { code, output } = await run('bash', ['-c', script(page, 'quick-start.sh')], {
      env: environment(server.url),
    });
    expect(output).toMatch(/"isComplete": true/);
    expect(output).toMatch(/"status": "approved"/);
    expect(output).toContain(String.raw`{\"score\":5}`);
    expect(code, output).toBe(0);
  });

  it.runIf(has('bash') && has('curl') && has('jq'))('bash ends at a refused sign-in', async () => {
    const { code, output } = await run('bash', ['-c', script(pages[0] ?? '', 'quick-start.sh')], {
      env: { ...environment(server.url), PASSWORD: 'not-the-password' },
    });
    expect(code, output).not.toBe(0);
    expect(output).toContain('400');
    expect(output).not.toContain('approved');
  });

  it.runIf(has('pwsh')).each(pages)('PowerShell: %s', async (page) => {
    const { code, output } = await run('pwsh', ['-NoProfile', '-Command', script(page, 'quick-start.ps1')], {
      env: environment(server.url),
    });
    expect(code, output).toBe(0);
    expect(output.trim()).toBe('approved {"score":5}');
  });
});

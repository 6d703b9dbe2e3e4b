import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/free-port';

/** Where Debian installs the versions of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';

/**
 * Starts the PostgreSQL of the distribution for all tests, unless `TEST_DATABASE_URL` names a server. Without
 * either, the tests use PGlite. Returns what stops it.
 */
export default async function startPostgres(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL || process.env.TEST_DATABASES === 'memory' || !existsSync(VERSIONS))
    return undefined;
  const programs = join(VERSIONS, readdirSync(VERSIONS).sort().at(-1) ?? '', 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), '-D', join(folder, 'data'), ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };
  const port = await freePort();
  run('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', '--wait', `--log=${join(folder, 'log')}`, `--options=${options}`, 'start');
  process.env.TEST_DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return () => {
    run('pg_ctl', '--mode=immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
}

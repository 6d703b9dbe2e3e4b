import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '@/tests/support/free-port';
import { SIGNING_KEY } from './fill';

const project = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

export interface MeasuredServer {
  name: string;
  url: string;
  token: string;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function start(
  name: string,
  token: string,
  args: string[],
  port: number,
  options: { cwd: string; env: Record<string, string> },
): Promise<MeasuredServer> {
  const env = { ...process.env, ...options.env };
  const child = spawn(process.execPath, args, { ...options, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    await wait(100);
  }
  return { name, url, token, stop: () => stop(child) };
}

/** Starts the reference API on a SQLite file in `folder`, or on PostgreSQL. */
export async function startReferenceApi(
  folder: string,
  token: string,
  databaseUrl = '',
): Promise<MeasuredServer> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    // tsx resolves the project's import paths from the working directory's tsconfig.json by default.
    TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
    DATABASE_URL: databaseUrl,
    ENDATIX_JWT_SIGNING_KEY: SIGNING_KEY,
  };
  const args = ['--import', pathToFileURL(resolve('tsx')).href, join(project, 'scripts/api.ts')];
  return start(databaseUrl ? 'PostgreSQL' : 'SQLite file', token, args, port, { cwd: folder, env });
}

/** Starts Prism as a mock of the same contract. It stores nothing and accepts any token. */
export async function startPrism(): Promise<MeasuredServer> {
  const port = await freePort();
  const command = join(dirname(resolve('@stoplight/prism-cli/package.json')), 'dist/index.js');
  const args = [command, 'mock', join(project, 'openapi.json'), '-h', '127.0.0.1', '-p', String(port)];
  return start('Prism', 'any', [...args, '--verboseLevel', 'silent', '--multiprocess', 'false'], port, {
    cwd: project,
    env: { NODE_ENV: 'production' },
  });
}

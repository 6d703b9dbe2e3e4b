import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '@/tests/support/free-port';
import { SIGNING_KEY } from './fill';

const project = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** A server under measurement. */
export interface MeasuredServer {
  url: string;
  /** Resident memory in megabytes; 0 where the system does not tell. */
  memory(): number;
  /** Processor time so far in milliseconds; 0 where the system does not tell. */
  processorTime(): number;
  stop(): Promise<void>;
}

function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // After the name in parentheses: fields 14 and 15 are user and system time, in hundredths of a second.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memory(pid: number | undefined): number {
  if (process.platform === 'win32') return 0;
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function start(
  args: string[],
  port: number,
  options: { cwd: string; env?: Record<string, string> },
): Promise<MeasuredServer> {
  const env = { ...process.env, ...options.env };
  const child = spawn(process.execPath, args, { ...options, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors = (errors + text.toString()).slice(-1000);
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${errors}`);
    const isThere = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (isThere)
      return {
        url,
        memory: () => memory(child.pid),
        processorTime: () => processorTime(child.pid),
        stop: () => stop(child),
      };
    await wait(100);
  }
  await stop(child);
  throw new Error(`${args.join(' ')} did not respond within 60 seconds.`);
}

/** Starts the reference API on the database file in `folder`, or on a PostgreSQL. */
export async function startReferenceApi(folder: string, databaseUrl = ''): Promise<MeasuredServer> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    // The loader looks for the project's import paths in the working directory unless told where they are.
    TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
    DATABASE_URL: databaseUrl,
    ENDATIX_JWT_SIGNING_KEY: SIGNING_KEY,
  };
  const args = ['--import', pathToFileURL(resolve('tsx')).href, join(project, 'scripts/api.ts')];
  return start(args, port, { cwd: folder, env });
}

/** Starts Prism as a mock of the same contract: it stores nothing and returns the examples. */
export async function startPrism(): Promise<MeasuredServer> {
  const port = await freePort();
  const command = join(dirname(resolve('@stoplight/prism-cli/package.json')), 'dist/index.js');
  const args = [command, 'mock', join(project, 'openapi.json'), '-h', '127.0.0.1', '-p', String(port)];
  return start([...args, '--verboseLevel', 'silent', '--multiprocess', 'false'], port, {
    cwd: project,
    env: { NODE_ENV: 'production' },
  });
}

/** Starts json-server, a mock with a state, on a file of its own. */
export async function startJsonServer(file: string): Promise<MeasuredServer> {
  const port = await freePort();
  const command = join(dirname(resolve('json-server/package.json')), 'lib/cli/bin.js');
  const args = [command, file, '--host', '127.0.0.1', '--port', String(port), '--quiet', '--no-gzip'];
  return start(args, port, { cwd: dirname(file) });
}

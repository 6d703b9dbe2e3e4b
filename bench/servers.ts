import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '@/tests/support/free-port';

const project = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** A server under measurement. */
export interface MeasuredServer {
  url: string;
  /** Resident memory in megabytes; 0 where the system does not tell. */
  memory(): number;
  /** Processor time so far in milliseconds; 0 where the system does not tell. */
  processorTime(): number;
  stop(): void;
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

async function start(
  args: string[],
  port: number,
  cwd: string,
  env: Record<string, string>,
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) {
      return {
        url,
        memory: () => memory(child.pid),
        processorTime: () => processorTime(child.pid),
        stop: () => child.kill(),
      };
    }
    await wait(100);
  }
  child.kill();
  throw new Error(`${args.join(' ')} did not answer within 30 seconds.`);
}

/** The reference API on the database file in `folder`. */
export async function startReferenceApi(folder: string, signingKey: string): Promise<MeasuredServer> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    // The loader looks for the project's import paths in the working directory unless told where they are.
    TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
    DATABASE_URL: '',
    ENDATIX_JWT_SIGNING_KEY: signingKey,
  };
  return start(
    ['--import', pathToFileURL(resolve('tsx')).href, join(project, 'scripts/api.ts')],
    port,
    folder,
    env,
  );
}

/** Prism as a mock of the same contract, which answers with the examples. */
export async function startPrism(): Promise<MeasuredServer> {
  const port = await freePort();
  const command = join(dirname(resolve('@stoplight/prism-cli/package.json')), 'dist/index.js');
  const args = [command, 'mock', join(project, 'openapi.json'), '-h', '127.0.0.1', '-p', String(port)];
  return start([...args, '--verboseLevel', 'silent', '--multiprocess', 'false'], port, project, {
    NODE_ENV: 'production',
  });
}

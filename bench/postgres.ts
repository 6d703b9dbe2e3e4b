import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/free-port';

/** A PostgreSQL server of our own, which may be paused and crashed. */
export interface Postgres {
  /** Address of an empty database. */
  url: string;
  /** Stops all its processes where they are; connections stay, and nothing responds. */
  pause(): void;
  resume(): void;
  /** Ends it without giving it time to tidy up, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs; undefined where it is not installed. */
function programs(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(root, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL does not run as root: root starts it as the user that its package has made. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server with an empty database in a temporary folder. Undefined where PostgreSQL is not installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = programs();
  if (!bin) return undefined;
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'reference-api-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initialized = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'forms', '-A', 'trust', '-E', 'UTF8'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (initialized.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${initialized.stderr}`);
  const port = await freePort();

  async function start(): Promise<ChildProcess> {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(bin ?? '', 'postgres'), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => {
        log = (log + text.toString()).slice(-2000);
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)));
    });
    return child;
  }

  let server = await start();
  const signalAll = (signal: NodeJS.Signals): void => {
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], {
      encoding: 'utf8',
    }).stdout;
    server.kill(signal);
    for (const pid of children.trim().split(/\s+/)) if (pid) process.kill(Number(pid), signal);
  };
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  return {
    url: `postgres://forms@127.0.0.1:${port}/postgres`,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async crash() {
      await end('SIGQUIT');
      server = await start();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

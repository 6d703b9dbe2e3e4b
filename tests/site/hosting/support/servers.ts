import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@/tests/site/support/site';
import { freePort } from '@/tests/support/free-port';
import { findProgram } from '@/tests/support/programs';

/** Starts a server, and waits until it responds. Rejects with its output if it exits before. */
async function host(command: string, args: string[], port: number, home: string): Promise<Site> {
  const child = spawn(command, args, { env: { ...process.env, HOME: home, XDG_DATA_HOME: home } });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${printed}`);
    await pause(50);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Reads settings in the export and replaces port and folder. */
async function settings(file: string, changes: readonly (readonly [string, string])[]): Promise<string> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Serves an export with nginx and the settings in the export. `work` is a folder for the server's files. */
export async function startNginx(folder: string, work: string): Promise<Site> {
  const program = await findProgram(['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'], 'nginx');
  const port = await freePort();
  const site = await settings(join(folder, '.hosting/nginx.conf'), [
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['root /srv/site', `root ${resolve(folder)}`],
  ]);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = bodies.map((name) => `${name}_temp_path ${work}/${name};`).join('\n');
  const config = join(work, 'nginx.conf');
  // Started by root, its workers would run as a user who can't read the project.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await mkdir(work, { recursive: true });
  await writeFile(
    config,
    `${user}pid ${work}/nginx.pid;\nevents { }\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  const args = ['-e', 'stderr', '-p', work, '-c', config, '-g', 'daemon off;'];
  return host(program, args, port, work);
}

/** Serves an export with Caddy and the settings in the export. `work` is a folder for the server's files. */
export async function startCaddy(folder: string, work: string): Promise<Site> {
  const program = await findProgram(['/usr/bin/caddy', '/usr/local/bin/caddy'], 'caddy');
  const port = await freePort();
  const site = await settings(join(folder, '.hosting/Caddyfile'), [
    [':8080 {', `http://127.0.0.1:${port} {`],
    ['root * /srv/site', `root * ${resolve(folder)}`],
  ]);
  const config = join(work, 'Caddyfile');
  await mkdir(work, { recursive: true });
  await writeFile(config, `{\n  admin off\n  auto_https off\n}\n${site}`);
  return host(program, ['run', '--config', config, '--adapter', 'caddyfile'], port, work);
}

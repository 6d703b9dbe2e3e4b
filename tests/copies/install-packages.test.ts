import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { npm } from '@/scripts/support/npm.mjs';

const script = resolve('scripts/support/ensure-install.mjs');
const asked: string[] = [];
let folder = '';
let files: Record<string, Buffer> = {};
let gone: (path: string) => boolean = () => false;

const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  asked.push(path);
  const file = gone(path) ? undefined : files[path];
  response.writeHead(file ? 200 : 404).end(file ?? '{}');
});

/** Packs a package; gives the file and its hash as a lock names it. */
function packed(name: string): { file: Buffer; integrity: string } {
  const place = join(folder, 'packed', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  const { status, output } = npm(['pack', '--ignore-scripts', '--loglevel=error'], place);
  if (status !== 0) throw new Error(`npm pack failed: ${output}`);
  const [archive = ''] = readdirSync(place).filter((file) => file.endsWith('.tgz'));
  const file = readFileSync(join(place, archive));
  return { file, integrity: `sha512-${createHash('sha512').update(file).digest('base64')}` };
}

async function install(): Promise<number | null> {
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [script], {
    cwd: join(folder, 'project'),
    stdio: 'ignore',
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, 'cache'),
    },
  });
  const [status] = await once(child, 'close');
  return status;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'install-packages-'));
  asked.length = 0;
  gone = () => false;
  const [plain, scoped] = [packed('plain'), packed('@some/scoped')];
  const description = (name: string, path: string, integrity: string) =>
    Buffer.from(
      JSON.stringify({
        name,
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name, version: '1.0.0', dist: { tarball: path, integrity } } },
      }),
    );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  files = {
    '/plain/-/plain-1.0.0.tgz': plain.file,
    '/@some/scoped/-/scoped-1.0.0.tgz': scoped.file,
    '/elsewhere.tgz': plain.file,
    '/plain': description('plain', `http://127.0.0.1:${port}/elsewhere.tgz`, plain.integrity),
    '/@some/scoped': description(
      '@some/scoped',
      `http://127.0.0.1:${port}/@some/scoped/-/scoped-1.0.0.tgz`,
      scoped.integrity,
    ),
  };
  const dependencies = { plain: '1.0.0', '@some/scoped': '1.0.0' };
  const root = { name: 'planted', version: '1.0.0', dependencies };
  mkdirSync(join(folder, 'project'));
  writeFileSync(join(folder, 'project/package.json'), JSON.stringify(root));
  const packages = {
    '': root,
    'node_modules/plain': { version: '1.0.0', integrity: plain.integrity },
    'node_modules/@some/scoped': { version: '1.0.0', integrity: scoped.integrity },
  };
  writeFileSync(
    join(folder, 'project/package-lock.json'),
    JSON.stringify({ name: 'planted', version: '1.0.0', lockfileVersion: 3, packages }),
  );
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  rmSync(folder, { recursive: true, force: true });
});

describe('the packages of a lock that names no address', () => {
  it('are asked for by that which every registry gives them, and by nothing else', async () => {
    expect(await install()).toBe(0);
    expect([...asked].sort()).toEqual(['/@some/scoped/-/scoped-1.0.0.tgz', '/plain/-/plain-1.0.0.tgz']);
    expect(readdirSync(join(folder, 'project/node_modules')).sort()).toEqual(
      expect.arrayContaining(['@some', 'plain']),
    );
    const lock = readFileSync(join(folder, 'project/package-lock.json'), 'utf8');
    expect(lock).not.toContain('resolved');
  });

  it('are found where a registry keeps them elsewhere', async () => {
    gone = (path) => path.startsWith('/plain/-/');
    expect(await install()).toBe(0);
    expect(asked).toContain('/elsewhere.tgz');
  });
});

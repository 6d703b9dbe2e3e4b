import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = resolve('scripts/support/ensure-install.mjs');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', version: '1.0.0' }));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says of a folder; `version` pretends to be another Node, `env` changes the surroundings, `words` follow it. */
function ensure(options: { version?: string; env?: Record<string, string>; words?: string[] } = {}) {
  const code = `Object.defineProperty(process.versions,'node',{value:'${options.version}'})`;
  const pretend = options.version ? ['--import', `data:text/javascript,${encodeURIComponent(code)}`] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...pretend, script, ...(options.words ?? [])],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...options.env },
    },
  );
  // Node's own notes about flags are no sentence of ours.
  return { status, said: stdout.trim(), error: stderr.trim() };
}

function plantLock(packages: Record<string, object> = {}) {
  const root = { '': { name: 'planted', version: '1.0.0' } };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'planted',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { ...root, ...packages },
    }),
  );
}

/** node_modules as npm leaves it, with one package. */
function plantInstalled(name: string, version: string) {
  const path = `node_modules/${name}`;
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ name, version }));
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { [path]: { version } } }),
  );
}

describe('Node', () => {
  test.each(['18.20.8', '20.18.0', '21.7.0', '22.11.0'])('%s is too old, in one sentence', (version) => {
    plantLock();
    const { status, said, error } = ensure({ version });
    expect({ status, said }).toEqual({ status: 1, said: '' });
    expect(error).toBe(`Node ${version} is too old: install Node 22.12 or newer and run the command again.`);
  });

  test.each(['22.12.0', '24.1.0', '26.0.0'])('%s is taken without a word', (version) => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    plantInstalled('a', '1.0.0');
    expect(ensure({ version })).toEqual({ status: 0, said: '', error: '' });
  });

  test('20.19.0 runs, with one sentence', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    plantInstalled('a', '1.0.0');
    const { status, error } = ensure({ version: '20.19.0' });
    expect(status).toBe(0);
    expect(error.split('\n')).toHaveLength(1);
    expect(error).toContain('out of support');
  });
});

describe('packages', () => {
  /** An address where nothing listens, without npm's patience of minutes. */
  const unreachable = {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_cache: '',
  };
  const ensureOffline = (...words: string[]) =>
    ensure({ env: { ...unreachable, npm_config_cache: join(folder, 'cache') }, version: '22.12.0', words });
  const sha = `sha512-${Buffer.alloc(64).toString('base64')}`;

  test('that cannot be fetched: one sentence names the cause and the proxy', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0', integrity: sha } });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'planted', version: '1.0.0', dependencies: { a: '1.0.0' } }),
    );
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    lock.packages[''].dependencies = { a: '1.0.0' };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const { status, error } = ensureOffline();
    expect(status).toBe(1);
    expect(error).toMatch(/^npm could not reach its package registry \(ECONNREFUSED\): [^\n]+$/);
  });

  test.each([
    ['of which one has another version', { 'node_modules/a': { version: '2.0.0' } }],
    [
      'of which one for this system is missing',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': {
          version: '1.0.0',
          optional: true,
          os: [process.platform],
          cpu: [process.arch],
        },
      },
    ],
  ])('%s are installed again', (_name, packages) => {
    plantLock(packages);
    plantInstalled('a', '1.0.0');
    expect(ensureOffline().said).toContain('Installing packages');
  });

  test('whose folders are gone are installed again', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    plantInstalled('a', '1.0.0');
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    expect(ensureOffline().said).toContain('Installing packages');
  });

  test('of other systems need not be there', () => {
    const other = process.platform === 'darwin' ? 'win32' : 'darwin';
    plantLock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true, os: [other] },
      'node_modules/c': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
    });
    plantInstalled('a', '1.0.0');
    expect(ensureOffline()).toEqual({ status: 0, said: '', error: '' });
  });

  test('that only tests use may be missing where the site is built, and are installed for all else', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } });
    plantInstalled('a', '1.0.0');
    expect(ensureOffline('--omit=dev')).toEqual({ status: 0, said: '', error: '' });
    expect(ensureOffline().said).toBe('Installing packages (npm ci) …');
  });

  test('of the build alone that are missing are installed alone', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } });
    plantInstalled('b', '1.0.0');
    expect(ensureOffline('--omit=dev').said).toBe('Installing packages (npm ci --omit=dev) …');
  });

  test('are kept when new ones cannot be fetched', () => {
    plantLock({ 'node_modules/a': { version: '2.0.0', integrity: sha } });
    plantInstalled('a', '1.0.0');
    const manifest = { name: 'planted', version: '1.0.0', dependencies: { a: '2.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    lock.packages[''].dependencies = manifest.dependencies;
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    expect(ensureOffline().status).toBe(1);
    const kept = JSON.parse(readFileSync(join(folder, 'node_modules/a/package.json'), 'utf8'));
    expect(kept.version).toBe('1.0.0');
  });

  test('are installed once, and not looked at again', () => {
    plantLock();
    expect(ensureOffline()).toMatchObject({ status: 0, error: '' });
    // npm writes no list when there is nothing to install.
    plantInstalled('a', '1.0.0');
    expect(ensureOffline()).toEqual({ status: 0, said: '', error: '' });
  });
});

test('a missing lock is said', () => {
  const { status, error } = ensure({ version: '22.12.0' });
  expect(status).toBe(1);
  expect(error).toMatch(/package-lock\.json is missing: take it from git again\.$/);
});

describe('a folder that cannot be written', () => {
  /** The tests may run as root, whom no permission stops: the system's answer is given for it. */
  function ensureReadOnly(command: string) {
    const blocked = join(folder, 'blocked.mjs');
    writeFileSync(
      blocked,
      `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
fs.accessSync = () => { throw Object.assign(new Error('EROFS'), { code: 'EROFS' }); };
syncBuiltinESMExports();`,
    );
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', pathToFileURL(blocked).href, script],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: command } },
    );
    return { status, said: stderr.trim().split('\n').at(-1) };
  }

  test('is said before packages are installed', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    const { status, said } = ensureReadOnly('check:server');
    expect(status).toBe(1);
    expect(said).toMatch(/cannot be written, .*copy the project/);
  });

  test('is said by commands that write, also when the packages are there', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    plantInstalled('a', '1.0.0');
    const { status, said } = ensureReadOnly('build');
    expect(status).toBe(1);
    expect(said).toMatch(/cannot be written, .*copy the project/);
  });

  test('does not matter to commands that only ask', () => {
    plantLock({ 'node_modules/a': { version: '1.0.0' } });
    plantInstalled('a', '1.0.0');
    expect(ensureReadOnly('check:server').status).toBe(0);
  });
});

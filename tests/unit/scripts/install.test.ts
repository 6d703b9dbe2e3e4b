import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { plantFolder, putFiles } from '@/tests/support/plant-folder';

const script = resolve('scripts/install.mjs');
let folder = '';

/** Runs the command in the folder; `version` fakes another Node version. */
function install(version?: string) {
  const code = `Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const pretend = version ? ['--import', `data:text/javascript,${encodeURIComponent(code)}`] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...pretend, script], {
    cwd: folder,
    encoding: 'utf8',
    // Settings of the npm that runs the tests must not apply.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
  });
  return { status, isInstalling: stdout.includes('Installing packages'), stderr };
}

/** Writes a project whose only dependency is a folder next to it, so that no registry is used. */
function writeProject(name: string) {
  const manifest = { name: 'example', version: '1.0.0', dependencies: { [name]: `file:${name}` } };
  const packages = {
    '': manifest,
    [name]: { version: '1.0.0' },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const lock = { name: 'example', version: '1.0.0', lockfileVersion: 3, packages };
  putFiles(folder, {
    [`${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(lock),
  });
}

const touchLock = (seconds: number) => {
  const time = Date.now() / 1000 + seconds;
  utimesSync(join(folder, 'package-lock.json'), time, time);
};

beforeEach(() => {
  folder = plantFolder();
});

describe('packages', () => {
  it('are installed once when they are missing, and again when the lock is newer', () => {
    writeProject('first');
    touchLock(-60);
    expect(install()).toMatchObject({ status: 0, isInstalling: true });
    expect(existsSync(join(folder, 'node_modules/first/package.json'))).toBe(true);
    expect(install()).toMatchObject({ status: 0, isInstalling: false });
    writeProject('second');
    touchLock(60);
    expect(install()).toMatchObject({ status: 0, isInstalling: true });
    expect(existsSync(join(folder, 'node_modules/second/package.json'))).toBe(true);
  });
});

it('a Node version that is too old for the packages is rejected, a newer one is not', () => {
  const { status, stderr } = install('22.11.0');
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Node 22\.11\.0 is too old\. Install the latest Node 22 or newer/);
  for (const version of ['22.12.0', '20.19.0'])
    expect(install(version)).toEqual({ status: 0, isInstalling: false, stderr: '' });
});

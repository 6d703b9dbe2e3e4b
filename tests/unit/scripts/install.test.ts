import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { plantFolder } from '@/tests/support/plant-folder';

const script = resolve('scripts/install.mjs');

/** Runs the command in a folder; `version` fakes another Node version. */
function install(folder: string, version?: string) {
  const code = `Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const pretend = version ? ['--import', `data:text/javascript,${encodeURIComponent(code)}`] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...pretend, script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, isInstalling: stdout.includes('Installing packages'), stderr };
}

it('a Node version that is too old for the packages is rejected, a newer one is not', () => {
  const folder = plantFolder();
  const { status, stderr } = install(folder, '20.18.0');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node 20\.18\.0 is too old\. Install/);
  for (const version of ['20.19.0', '22.12.0'])
    expect(install(folder, version)).toEqual({ status: 0, isInstalling: false, stderr: '' });
});

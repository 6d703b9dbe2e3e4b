import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { plantFolder } from '@/tests/support/plant-folder';

it('a Node version that is too old for the packages is rejected, a newer one is not', () => {
  const folder = plantFolder();
  /** Runs the command on a Node that claims to be of another version. */
  const install = (version: string) => {
    const code = `Object.defineProperty(process.versions,'node',{value:'${version}'})`;
    const pretend = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
    const args = [...pretend, resolve('scripts/install.mjs')];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status, stderr };
  };
  const { status, stderr } = install('20.18.0');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node 20\.18\.0 is too old\. Install/);
  for (const version of ['20.19.0', '22.12.0']) expect(install(version)).toEqual({ status: 0, stderr: '' });
});

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

// What it tests is there on Debian only.
test.runIf(process.platform === 'linux')(
  'packages that two processes want are installed one after the other',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'apt-'));
    const log = join(folder, 'log');
    await writeFile(
      join(folder, 'apt-get'),
      `#!/bin/sh\necho "begin $*" >> '${log}'\nsleep 0.3\necho "end $*" >> '${log}'\n`,
    );
    await chmod(join(folder, 'apt-get'), 0o755);
    const env = { ...process.env, TMPDIR: folder, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const install = (name: string) => {
      const code = `import('./scripts/support/debian').then(({ installPackage }) => console.log(installPackage('${name}')))`;
      return run(process.execPath, ['--import', 'tsx', '-e', code], { env });
    };
    const answers = await Promise.all([install('one'), install('two')]);
    expect(answers.map(({ stdout }) => stdout.trim())).toEqual(['undefined', 'undefined']);
    const lines = (await readFile(log, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(8);
    for (let at = 0; at < lines.length; at += 2)
      expect(lines[at + 1]).toBe(lines[at]?.replace('begin', 'end'));
    await rm(folder, { recursive: true });
  },
);

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '@/packages/reference-api/tests/support/server-process';
import { packReferenceApi } from '@/scripts/api-pack';
import { run, runNpm, runTool, toolFile } from '@/shared/build/run';
import { launchOptions } from '@/tests/site/support/browser';
import { freePort } from '@/tests/support/free-port';
import { getBlocks, writeProgram } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const own = JSON.parse(await readFile('packages/reference-api/package.json', 'utf8'));
const { packages: installed } = JSON.parse(await readFile('package-lock.json', 'utf8'));

it('the package requires the versions that the project is tested with', () => {
  for (const [name, version] of Object.entries(own.dependencies))
    expect(version, name).toBe(installed[`node_modules/${name}`]?.version);
});

describe('the package, installed into an empty folder', () => {
  const work = temporaryFolder();
  const folder = temporaryFolder(work);

  beforeAll(async () => {
    const tarball = await packReferenceApi(join(work, 'made'));
    await writeFile(join(folder, 'package.json'), '{"name":"user","private":true,"type":"module"}');
    const { code, output } = await runNpm(
      ['install', tarball, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: folder },
    );
    expect(code, output).toBe(0);
  });

  it('installs 40 packages at most', async () => {
    const { packages } = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    expect(Object.keys(packages).length).toBeLessThanOrEqual(40);
    expect(Object.keys(packages)).toContain('node_modules/endatix-reference-api');
  });

  it('starts by its command, which shows its own name, responds, and stops on request', async () => {
    const cli = join(folder, 'node_modules/endatix-reference-api', own.bin['endatix-reference-api']);
    const help = await run(process.execPath, [cli, '--help']);
    expect(help.output).toMatch(/^Usage: npx endatix-reference-api \[options\]/);
    const child: ChildProcess = spawn(process.execPath, [cli, '--memory', '--demo'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      if (!child.stdout) throw new Error('The command has no output.');
      let address: string | undefined;
      for await (const line of createInterface(child.stdout)) {
        address = /^Reference API:\s+(\S+)/.exec(line)?.[1];
        if (address) break;
      }
      const token = await signIn(`${address}`.replace(/\/api$/, ''));
      const forms = await fetch(`${address}/forms`, { headers: { Authorization: `Bearer ${token}` } });
      expect(((await forms.json()) as object[]).length).toBeGreaterThan(0);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  });

  const program = `import { createApi, startServer, type Api } from 'endatix-reference-api';
const api: Api = await createApi();
const inside = await api.fetch(new Request('http://test/api/forms/1/definition'));
await api.close();
const server = await startServer();
const outside = await fetch(server.url + '/openapi.json');
await outside.arrayBuffer();
await server.close();
console.log(inside.status, outside.status);
`;

  it('has a README whose programs run and which names all exports', async () => {
    const readme = await readFile(join(folder, 'node_modules', own.name, 'README.md'), 'utf8');
    const programs = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    expect(programs).toHaveLength(3);
    const file = join(folder, 'readme.mjs');
    for (const text of programs) {
      await writeFile(file, text);
      const output = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)\n/g)]
        .map(([, said]) => `${said}\n`)
        .join('');
      expect(await run(process.execPath, [file])).toEqual({ code: 0, output });
    }
    await writeFile(file, `import * as all from '${own.name}'; console.log(Object.keys(all).join());`);
    const { output } = await run(process.execPath, [file]);
    const names = output.trim().split(',');
    expect(names).toContain('startServer');
    expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });

  it('has types that reject a wrong call', async () => {
    const options = { noEmit: true, strict: true, module: 'nodenext', target: 'es2022', types: [] };
    const lib = ['dom', 'dom.iterable', 'esnext'];
    const check = async (file: string) => {
      const settings = { compilerOptions: { ...options, lib }, files: [file] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      return runTool('tsc', ['-p', folder]);
    };
    await writeFile(join(folder, 'right.ts'), program);
    expect(await check('right.ts')).toEqual({ code: 0, output: '' });
    const wrong = program.replace('startServer()', "startServer({ port: 'any' })");
    await writeFile(join(folder, 'wrong.ts'), wrong);
    expect((await check('wrong.ts')).output).toContain("Type 'string' is not assignable to type 'number'");
  });

  describe('runs the programs of the guides', () => {
    const place = (name: string) => join(folder, name);
    const env = { NO_COLOR: '1' };
    const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
    const write = (name: string, path = name) => writeProgram('test-your-client', folder, name, path);

    beforeAll(async () => {
      await mkdir(place('node_modules/@playwright'), { recursive: true });
      const name = 'node_modules/@playwright/test';
      await symlink(resolve(name), place(name), 'junction');
    });

    it('in Node: retries', async () => {
      await writeProgram('test-retries', folder, 'send-with-retry.mjs');
      const file = await writeProgram('test-retries', folder, 'retries.test.mjs');
      const { code, output } = await run(process.execPath, ['--test', file], { env, cwd: folder });
      expect(code, output).toBe(0);
      expect(output).toMatch(/pass 5\b/);
    });

    it('with Playwright', async () => {
      for (const name of ['reference-api.ts', 'sign-in.spec.ts']) await write(name);
      const config = `export default ${JSON.stringify({ use: { launchOptions } })};`;
      await writeFile(place('playwright.config.ts'), config);
      const args = [toolFile('playwright'), 'test', 'sign-in'];
      const { code, output } = await run(process.execPath, args, { env, cwd: folder });
      expect(code, output).toBe(0);
      expect(output).toContain('1 passed');
    });

    it.runIf(has('python3'))('in Python', async () => {
      const { code, output } = await run('python3', [await write('test_client.py')], { env, cwd: folder });
      expect(code, output).toBe(0);
      expect(output).toContain('Ran 1 test');
    });

    it.runIf(has('dotnet'))('in C#, from WebApplicationFactory', { timeout: 300_000 }, async () => {
      const { output: version } = await run('dotnet', ['--version'], { env });
      const blocks = getBlocks('test-your-client').map(({ code }) => code);
      const setup = blocks.find((code) => code.startsWith('dotnet new xunit'));
      const commands = `dotnet new web -o app\n${setup}`.replace('10.0', `${version.split('.')[0]}.0`);
      const made = await run('bash', ['-ec', commands], { env, cwd: folder });
      expect(made.code, made.output).toBe(0);
      await write('Program.cs', 'app/Program.cs');
      for (const name of ['ReferenceApi.cs', 'SignInTests.cs']) await write(name, `app.tests/${name}`);
      await rm(place('app.tests/UnitTest1.cs'));
      const { code, output } = await run('dotnet', ['test', 'app.tests'], { env, cwd: folder });
      expect(code, output).toBe(0);
      expect(output).toMatch(/Passed! .*Passed: +2,/);
    });

    it.runIf(has('bash') && has('curl'))('on a build server', async () => {
      const port = await freePort();
      const tests = 'curl -sS -f -o /dev/null -w %{http_code} ';
      const { code, output } = await run('bash', [await write('ci.sh')], {
        env: { ...env, PORT: String(port), TESTS: `${tests} http://localhost:${port}/openapi.json` },
        cwd: folder,
      });
      expect(code, output).toBe(0);
      expect(output).toMatch(/200$/);
      // The server stops with the script.
      await expect.poll(() => fetch(`http://127.0.0.1:${port}/health`).catch(() => 'gone')).toBe('gone');
    });
  });
});

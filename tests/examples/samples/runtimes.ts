import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLanguageInfo } from '@/features/try/samples/languages';
import { run, toolFile } from '@/shared/build/run';

interface Program {
  name: string;
  code: string;
}

/**
 * Runs programs of one language in sequence. Compiled languages compile all of them at once, which takes the
 * most time.
 */
interface Runtime {
  /** Returns whether its programs can be run on this machine. */
  isFound(): boolean;
  /** Rejects with the output when a program fails. */
  run(programs: readonly Program[], folder: string): Promise<void>;
}

/** Returns whether a command runs. */
export const isRunnable = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Runs a command. Rejects with its output when it fails. */
export async function execute(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  // This machine's proxies must not be used for local servers.
  const all = { ...process.env, NO_PROXY: '*', no_proxy: '*', ...env };
  const { code, output } = await run(command, [...args], { cwd: folder, env: all });
  if (code !== 0) throw new Error(`${command} ended with ${code}.\n${output.slice(-4000)}`);
}

const bash: Runtime = {
  isFound: () => isRunnable('bash', '--version') && isRunnable('curl', '--version'),
  async run(programs, folder) {
    // A subshell for each, as after a paste into a new shell.
    const all = programs.map(({ code }) => `(\n${code}\n)\n`).join('');
    writeFileSync(join(folder, 'all.sh'), all);
    await execute('bash', ['all.sh'], folder);
  },
};

const typescript: Runtime = {
  isFound: () => true,
  async run(programs, folder) {
    for (const { name, code } of programs)
      writeFileSync(join(folder, `${name}.mts`), `${code}\nexport {};\n`);
    const options = '--strict --skipLibCheck --target es2022 --module esnext --lib es2022,dom'.split(' ');
    const files = programs.map(({ name }) => `${name}.mts`);
    await execute(process.execPath, [toolFile('tsc'), ...options, ...files], folder);
    const all = programs.map(({ name }) => `await import('./${name}.mjs');\n`).join('');
    writeFileSync(join(folder, 'all.mjs'), all);
    await execute(process.execPath, ['all.mjs'], folder);
  },
};

const python: Runtime = {
  isFound: () => isRunnable('python3', '-c', 'import requests'),
  async run(programs, folder) {
    for (const { name, code } of programs) writeFileSync(join(folder, `${name}.py`), code);
    const names = programs.map(({ name }) => `${name}.py`);
    const all = 'import runpy, sys\nfor name in sys.argv[1:]:\n    runpy.run_path(name)\n';
    await execute('python3', ['-c', all, ...names], folder);
  },
};

/** Returns the version of the newest installed .NET, such as `10.0`. */
export const dotnetVersion = () =>
  /^\d+\.\d+/.exec(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '';

/** Keeps .NET from printing what isn't asked for. */
export const quiet = { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };

const csharp: Runtime = {
  isFound: () => isRunnable('dotnet', '--version'),
  async run(programs, folder) {
    const usings = new Set<string>();
    const methods = programs.map(({ name, code }) => {
      const lines = code.split('\n');
      for (const line of lines) if (/^using [\w.]+;$/.test(line)) usings.add(line);
      const body = lines.filter((line) => !usings.has(line)).join('\n');
      return `static async Task ${name}()\n{\n${body}\n}`;
    });
    const calls = programs.map(({ name }) => `await Samples.${name}();`).join('\n');
    const methodsText = methods.map((method) => `public ${method}`).join('\n');
    writeFileSync(
      join(folder, 'Program.cs'),
      `${[...usings].join('\n')}\n${calls}\nstatic class Samples\n{\n${methodsText}\n}\n`,
    );
    const framework = `net${dotnetVersion()}`;
    writeFileSync(
      join(folder, 'Samples.csproj'),
      `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>${framework}</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup></Project>`,
    );
    await execute('dotnet', ['run', '--project', folder], folder, quiet);
  },
};

/** PowerShell is `pwsh` except on Windows, which includes an older one. */
const powershellName = () =>
  ['pwsh', 'powershell'].find((name) => isRunnable(name, '-NoProfile', '-Command', 'exit 0'));

const powershell: Runtime = {
  isFound: () => powershellName() !== undefined,
  async run(programs, folder) {
    for (const { name, code } of programs)
      writeFileSync(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}\n`);
    const all = programs.map(({ name }) => `& ./${name}.ps1`).join('\n');
    writeFileSync(join(folder, 'all.ps1'), `$ErrorActionPreference = 'Stop'\n${all}\n`);
    await execute(powershellName() ?? 'pwsh', ['-NoProfile', '-File', 'all.ps1'], folder);
  },
};

/** How to run the samples of each language. */
export const runtimes: Readonly<Record<SampleLanguageInfo['id'], Runtime>> = {
  curl: bash,
  csharp,
  typescript,
  python,
  powershell,
};

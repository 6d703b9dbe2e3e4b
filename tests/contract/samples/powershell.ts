import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { answers, execute, type Program, type Runtime } from './run';

/** Microsoft's own library: the console host that `pwsh` is made of. */
const SDK = 'Microsoft.PowerShell.SDK';
const VERSION = '7.5.4';

/** Where the host stands between runs; making it takes a minute and its packages. */
const home = resolve('generated', `powershell-${VERSION}`);

/** PowerShell is `pwsh` everywhere but on Windows, which brings an older one. */
const installed = () =>
  ['pwsh', 'powershell'].find((name) => answers(name, '-NoProfile', '-Command', 'exit 0'));

const project = (framework: string) => `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>${framework}</TargetFramework>
    <RollForward>Major</RollForward>
    <SatelliteResourceLanguages>en</SatelliteResourceLanguages>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="${SDK}" Version="${VERSION}" /></ItemGroup>
</Project>
`;
const main = 'return Microsoft.PowerShell.ConsoleShell.Start("", "", args);\n';

/** Makes the host with the SDK of the machine. Rejects with what was printed when its packages cannot be had. */
async function makeHost(): Promise<void> {
  const folder = `${home}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    const version = /^\d+\.\d+/.exec(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout)?.[0];
    await writeFile(join(folder, 'host.csproj'), project(`net${version}`));
    await writeFile(join(folder, 'Program.cs'), main);
    const quiet = { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };
    await execute('dotnet', ['build', 'host.csproj', '--output', 'out', '-v', 'quiet'], folder, quiet);
    await rename(join(folder, 'out'), home);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** PowerShell of the machine, or made of its library where the SDK of .NET is. */
export const powershell: Runtime = {
  isFound: () => installed() !== undefined || answers('dotnet', '--version'),
  async prepare() {
    if (installed() || existsSync(home)) return undefined;
    return makeHost().then(
      () => undefined,
      (error: Error) => `no PowerShell, and none can be made: ${error.message}`,
    );
  },
  async run(programs: readonly Program[], folder: string) {
    for (const { name, code } of programs)
      await writeFile(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}\n`);
    const all = programs.map(({ name }) => `& ./${name}.ps1`).join('\n');
    await writeFile(join(folder, 'all.ps1'), `$ErrorActionPreference = 'Stop'\n${all}\n`);
    const own = installed();
    const [command, ...first] = own ? [own] : ['dotnet', join(home, 'host.dll')];
    await execute(command ?? '', [...first, '-NoProfile', '-File', 'all.ps1'], folder);
  },
};

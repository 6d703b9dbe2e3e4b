import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { answers, execute, type Program, type Runtime } from './run';

/** The engine of PowerShell and the cmdlets that call web servers, as Microsoft publishes them. */
const PACKAGES = ['System.Management.Automation', 'Microsoft.PowerShell.Commands.Utility'];
const VERSION = '7.6.9';

/** Where the host stands between runs; making it takes a minute and its packages. */
const home = resolve('generated', `powershell-${VERSION}`);

/** PowerShell is `pwsh` everywhere but on Windows, which brings an older one. */
const installed = () =>
  ['pwsh', 'powershell'].find((name) => answers(name, '-NoProfile', '-Command', 'exit 0'));

const references = PACKAGES.map((name) => `<PackageReference Include="${name}" Version="${VERSION}" />`);
const project = (framework: string) => `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>${framework}</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <SatelliteResourceLanguages>en</SatelliteResourceLanguages>
  </PropertyGroup>
  <ItemGroup>${references.join('')}</ItemGroup>
</Project>
`;

/** Runs the files that its arguments name, each in a scope of its own. */
const main = `using System.Management.Automation;
using System.Management.Automation.Runspaces;
using System.Reflection;
using Microsoft.PowerShell.Commands;

var state = InitialSessionState.CreateDefault2();
foreach (var type in typeof(InvokeRestMethodCommand).Assembly.GetExportedTypes())
    if (type.GetCustomAttribute<CmdletAttribute>() is { } cmdlet)
        state.Commands.Add(new SessionStateCmdletEntry($"{cmdlet.VerbName}-{cmdlet.NounName}", type, null));
using var runspace = RunspaceFactory.CreateRunspace(state);
runspace.Open();
foreach (var file in args)
{
    using var shell = PowerShell.Create(runspace);
    try
    {
        shell.AddScript(File.ReadAllText(file), useLocalScope: true).Invoke();
    }
    catch (RuntimeException error)
    {
        Console.Error.WriteLine($"{file}: {error.ErrorRecord} {error.ErrorRecord.InvocationInfo?.PositionMessage}");
        return 1;
    }
}
return 0;
`;

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

/** PowerShell of the machine, or its engine in a host of ours where the SDK of .NET is. */
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
    const files = programs.map(({ name }) => `${name}.ps1`);
    for (const { name, code } of programs)
      await writeFile(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}\n`);
    const own = installed();
    if (!own) return execute('dotnet', [join(home, 'host.dll'), ...files], folder);
    const all = files.map((file) => `& ./${file}`).join('\n');
    await writeFile(join(folder, 'all.ps1'), `$ErrorActionPreference = 'Stop'\n${all}\n`);
    await execute(own, ['-NoProfile', '-File', 'all.ps1'], folder);
  },
};

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { answers, execute } from '../api/samples/run';
import { dotnetVersion } from '../api/samples/runtimes';

// The C# of the guides (that about embedding has a test of its own) that needs nothing but .NET itself is compiled, and run where it is a program. Without .NET on
// the machine nothing is.

const quiet = { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };
const fences = fencesOf(readPages(process.cwd()).pages);

/** A file that a guide shows. */
function program(guide: string, filename: string): string {
  const fence = fences.find(
    ({ file, filename: name }) => file === `content/guides/${guide}.mdx` && name === filename,
  );
  if (!fence) throw new Error(`The guide ${guide} has no ${filename}.`);
  return fence.code;
}

const folder = mkdtempSync(join(tmpdir(), 'csharp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a project of files and compiles it; a warning is an error. Gives the compiled program. */
async function compile(
  name: string,
  sdk: string,
  files: Record<string, string>,
  output = 'Exe',
): Promise<string> {
  const own = mkdtempSync(join(folder, name));
  const project = `<Project Sdk="${sdk}"><PropertyGroup><OutputType>${output}</OutputType><TargetFramework>net${dotnetVersion()}</TargetFramework><AssemblyName>Guide</AssemblyName><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup></Project>`;
  writeFileSync(join(own, 'Guide.csproj'), project);
  for (const [file, code] of Object.entries(files)) writeFileSync(join(own, file), code);
  await execute('dotnet', ['build', '--output', join(own, 'out')], own, quiet);
  return join(own, 'out', 'Guide.dll');
}

describe.skipIf(!answers('dotnet', '--version'))('the C# of the guides', () => {
  const children: ChildProcess[] = [];

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('about webhooks takes a message once, and rejects another key and what is no message', async () => {
    const code = program('webhooks', 'Program.cs');
    const fixed = 'app.Run("http://localhost:4000");';
    expect(code).toContain(fixed);
    const guide = await compile('receiver', 'Microsoft.NET.Sdk.Web', {
      'Program.cs': code.replace(fixed, 'app.Run("http://127.0.0.1:0");'),
    });
    const child = spawn('dotnet', [guide], { env: { ...process.env, HOOK_KEY: 'local-test-key' } });
    children.push(child);
    let printed = '';
    const shown = (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(printed);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.on('close', () => reject(new Error(`The receiver ended:\n${printed}`)));
        look();
      });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        printed += part;
      });
    const [, url] = await shown(/Now listening on: (\S+)/);
    const message = `{"id":1430000000000000001,"eventName":"submission_completed","action":"updated","payload":{"submissionId":1430000000000000002,"jsonData":"{\\"score\\":4}"}}`;
    const deliver = async (body: string, key = 'local-test-key') => {
      const headers = { 'Content-Type': 'application/json', 'X-Api-Key': key };
      const answer = await fetch(`${url}/hooks/endatix`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await deliver(message, 'wrong')).toBe(401);
    expect(await deliver('no message')).toBe(400);
    expect(await deliver(message)).toBe(204);
    expect(await deliver(message)).toBe(204);
    await shown(/1430000000000000002: \{"score":4\}/);
    expect(printed.match(/1430000000000000002: /g)).toHaveLength(1);
  }, 300_000);
});

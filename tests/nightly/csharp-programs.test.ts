import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '@/packages/reference-api/package';
import { postJson, signIn } from '@/packages/reference-api/tests/support/server-process';
import { run } from '@/shared/build/run';
import { listen } from '@/shared/build/server';
import { getProgram } from '@/tests/support/page-programs';
import { startPagedList } from '@/tests/support/paged-list';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { expectReceiver } from '@/tests/support/webhook-receiver';
import { dotnetVersion, execute, isRunnable, quiet } from '../examples/samples/runtimes';

// Compiles and runs the C# of the guides that needs only .NET. Skipped without .NET.

const folder = temporaryFolder();

/** Compiles a project of files, with warnings as errors. Returns the compiled program. */
async function compile(files: Record<string, string>): Promise<string> {
  const target = temporaryFolder(folder);
  const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net${dotnetVersion()}</TargetFramework><AssemblyName>Guide</AssemblyName><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup></Project>`;
  writeFileSync(join(target, 'Guide.csproj'), project);
  for (const [file, code] of Object.entries(files)) writeFileSync(join(target, file), code);
  await execute('dotnet', ['build', '--output', join(target, 'out')], target, quiet);
  return join(target, 'out', 'Guide.dll');
}

const own = (file: string) => readFileSync(`tests/nightly/csharp/${file}`, 'utf8');

describe.skipIf(!isRunnable('dotnet', '--version'))('the C# of the guides', () => {
  it('about webhooks processes a message once, also after it failed', async () => {
    const code = getProgram('webhooks', 'Program.cs');
    const fixed = 'app.Run("http://localhost:4000");';
    expect(code).toContain(fixed);
    const guide = await compile({
      'Program.cs': code.replace(fixed, 'app.Run("http://127.0.0.1:0");'),
    });
    await expectReceiver('dotnet', [guide]);
  }, 300_000);

  it('about reviewing yields each submission of 0.7.3 once, with its answers, and stops at the last page', async () => {
    const list = await startPagedList();
    onTestFinished(list.close);
    const guide = await compile({
      'ReadAll.cs': getProgram('review-submissions', 'ReadAll.cs'),
      'Program.cs': own('ReadAllProgram.cs'),
    });
    const env = { NO_PROXY: '*', no_proxy: '*' };
    const read = async (api: string, token: string, formId: string) => {
      const args = [guide, `${api}/`, token, formId, '2025-10-24T00:00:00+02:00'];
      const { code, output } = await run('dotnet', args, { env });
      expect(code, output).toBe(0);
      return output.trim().split('\n');
    };
    expect(await read(list.api, 'x', '1')).toEqual(list.ids.map((id) => `${id} {"id":${id}}`));
    expect(list.queries.map((query) => query.get('page'))).toEqual(['1', '2']);
    expect(list.queries[0]?.getAll('filter')[2]).toBe('createdAt>:2025-10-24T00:00:00+02:00');

    const server = await startReplayServer({ release: '0.7.3' });
    onTestFinished(server.close);
    const api = `${server.url}/api`;
    const token = await signIn(server.url);
    const form = { name: 'Guide', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' };
    const formId = String((await postJson(`${api}/forms`, form, token)).body.id);
    const answer = { jsonData: '{"score":4}', isComplete: true };
    const { id } = (await postJson(`${api}/forms/${formId}/submissions`, answer, token)).body;
    const [row, ...others] = await read(api, token, formId);
    expect(row).toMatch(new RegExp(`^${id} \\{.*"score"`));
    expect(others).toEqual([]);
  }, 300_000);

  it('about tokens signs in once, refreshes before each expiry, and signs in again after a rejected refresh', async () => {
    const calls: string[] = [];
    const seconds = Math.floor(Date.now() / 1000);
    const token = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;
    const server = createServer((request, response) => {
      const path = request.url?.replace('/api/', '') ?? '';
      calls.push(path);
      const refreshes = calls.filter((call) => call === 'auth/refresh-token').length;
      if (path === 'auth/refresh-token' && refreshes === 2) response.statusCode = 400;
      const exp = calls.filter((call) => call === 'auth/login').length === 2 ? seconds + 3600 : seconds + 30;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ accessToken: token(exp), refreshToken: 'x' }));
    });
    const port = await listen(server, 0);
    onTestFinished(() => void server.close());
    const guide = await compile({
      'EndatixSession.cs': getProgram(
        '../building-your-solution/authentication/endatix-jwt',
        'EndatixSession.cs',
      ),
      'Program.cs': `var api = new Uri(args[0]);
using var client = new HttpClient(new EndatixSession(api, "a@example.com", "x")) { BaseAddress = api };
for (var i = 0; i < 4; i++) (await client.GetAsync("forms")).EnsureSuccessStatusCode();`,
    });
    await execute('dotnet', [guide, `http://127.0.0.1:${port}/api/`], folder, quiet);
    const refresh = 'auth/refresh-token';
    expect(calls).toEqual(['auth/login', 'forms', refresh, 'forms', refresh, 'auth/login', 'forms', 'forms']);
  }, 300_000);

  it('about embedding compiles, including the Blazor page, and keeps a response from its first state to its end, and names a private form', async () => {
    const server = await startServer();
    onTestFinished(server.close);
    const jsonData = '{"elements":[{"type":"text","name":"a"}]}';
    const token = await signIn(server.url);
    const form = { name: 'Guide', isEnabled: true, formDefinitionJsonData: jsonData };
    const { id } = (await postJson(`${server.url}/api/forms`, form, token)).body;
    await fetch(`${server.url}/api/forms/${id}/definition`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"isDraft":false}',
    });
    const later = await startReplayServer({ release: '0.7.3' });
    onTestFinished(later.close);
    const privateForm = await postJson(`${later.url}/api/forms`, form, await signIn(later.url));
    const guide = await compile({
      '_Imports.razor': own('_Imports.razor'),
      'FormClient.cs': getProgram('embed-in-blazor', 'FormClient.cs'),
      'FormPage.razor': getProgram('embed-in-blazor', 'FormPage.razor'),
      'PageRenderer.cs': own('PageRenderer.cs'),
      'Program.cs': own('Program.cs'),
    });
    const args = [`${server.url}/api/`, `${id}`, jsonData, `${later.url}/api/`, `${privateForm.body.id}`];
    await execute('dotnet', [guide, ...args], folder, quiet);
  }, 300_000);
});

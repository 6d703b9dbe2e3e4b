import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@/api/node/http-server';
import { requestBody, responsesOf } from '@/lib/contract/bodies';
import { openApi } from '@/lib/contract/document';
import { type ApiOperation, apiOperations } from '@/lib/contract/operations';
import { resolveSchema } from '@/lib/contract/resolve';
import type { Schema } from '@/lib/contract/types';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { execute } from '../api/samples/run';
import { startTestApi, type TestApi } from '../api/support/test-api';

const { pages } = readPages(process.cwd());
const program = (filename: string): string => {
  const fence = fencesOf(pages).find(
    ({ file, filename: name }) => file === 'content/guides/embed-a-form.mdx' && name === filename,
  );
  if (!fence) throw new Error(`The guide has no program ${filename}.`);
  return fence.code;
};

const client = program('FormClient.cs');

/** Paths are compared without the names of their parameters. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** The operation that a call of the program sends. Throws for one that the contract lacks. */
function operationOf(method: string, path: string): ApiOperation {
  const found = apiOperations.find(
    (operation) =>
      operation.method === method.toLowerCase() && shape(operation.path) === `/api/${shape(path)}`,
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

const calls = [...client.matchAll(/http\.(Get|Post|Patch)(?:AsJson)?Async\(\$"([^"]+)"/g)].map(
  ([, method = '', path = '']) => operationOf(method, path),
);

/** Members of a record of the program, as JSON names them, with their types. */
function membersOf(record: string): [string, string][] {
  const [, list = ''] = new RegExp(`record ${record}\\(([^)]*)\\)`).exec(client) ?? [];
  return list.split(', ').map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return [name.charAt(0).toLowerCase() + name.slice(1), type];
  });
}

/** What C# calls a type of the contract. */
const csharp: Record<string, string> = { string: 'string', boolean: 'bool', integer: 'int' };

/** Members of a record that a schema does not have so. */
function misfits(record: string, schema: Schema | undefined): string[] {
  const properties = schema ? (resolveSchema(openApi, schema).properties ?? {}) : {};
  return membersOf(record)
    .filter(([name, type]) => {
      const property = properties[name] && resolveSchema(openApi, properties[name]);
      if (!property) return true;
      const isFit = csharp[String(property.type)] === type.replace('?', '');
      // What may be null must be read as such; what is sent may be stricter.
      return !isFit || (property.nullable === true && !type.endsWith('?') && record !== 'AnswerChange');
    })
    .map(([name]) => `${record}.${name}`);
}

describe('the C# of the guide about embedding', () => {
  it('calls what the contract has, with members that it has', () => {
    expect(calls.map(({ id }) => id)).toEqual([
      'getActiveFormDefinition',
      'getSubmissionByToken',
      'createSubmission',
      'updateSubmissionByToken',
    ]);
    const [definition, ...responsesOfCalls] = calls.map(
      (operation) => responsesOf(operation).find(({ status }) => status < 300)?.body?.schema,
    );
    expect(misfits('FormDefinition', definition)).toEqual([]);
    for (const schema of responsesOfCalls) expect(misfits('FormAnswer', schema)).toEqual([]);
    for (const operation of calls.slice(2))
      expect(misfits('AnswerChange', requestBody(operation)?.schema)).toEqual([]);
  });
});

/** Version of the .NET SDK of this machine, such as `10.0`; undefined without one. */
const sdk = /^\d+\.\d+/.exec(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0];

/** What `dotnet new blazor` writes next to the files of the guide. */
const imports = `@using Microsoft.AspNetCore.Components
@using Microsoft.AspNetCore.Components.Web
@using static Microsoft.AspNetCore.Components.Web.RenderMode
@using Microsoft.JSInterop
`;

/** Walks through the life of a response with the client of the guide, as its page does. Throws where it goes astray. */
const walk = `using System.Net;

var forms = new FormClient(new HttpClient { BaseAddress = new Uri(args[0]) });
var formId = args[1];
void Expect(bool holds, string what) { if (!holds) throw new Exception(what); }

var definition = await forms.DefinitionAsync(formId);
Expect(definition?.JsonData == args[2], "the definition");
Expect(await forms.DefinitionAsync("1") is null, "a form that does not exist");

var first = await forms.SaveAsync(formId, null, new AnswerChange("""{"a":1}""", 0, false));
Expect(first.Token is not null, "a token for the first state");
var second = await forms.SaveAsync(formId, first.Token, new AnswerChange("""{"a":2}""", 1, false));
Expect(second.Id == first.Id, "one answer for all states");
var resumed = await forms.ResumeAsync(formId, first.Token!);
Expect(resumed is { JsonData: """{"a":2}""", CurrentPage: 1, IsComplete: false }, "the state that was left");
var last = await forms.SaveAsync(formId, first.Token, new AnswerChange("""{"a":3}""", 1, true));
Expect(last.IsComplete, "completion");
Expect(await forms.ResumeAsync(formId, first.Token!) is null, "a token that opens nothing any more");
try
{
    await forms.SaveAsync("1", null, new AnswerChange("{}", 0, false));
    Expect(false, "a refusal");
}
catch (HttpRequestException error)
{
    Expect(error.StatusCode == HttpStatusCode.NotFound, "the status of a refusal");
}
`;

describe.runIf(sdk)('the C# of the guide about embedding, with the SDK of this machine', () => {
  let test: TestApi;
  let server: Awaited<ReturnType<typeof listen>>;
  let folder: string;

  beforeAll(async () => {
    test = await startTestApi();
    server = await listen((request, client) => test.api.fetch(request, client), {
      host: '127.0.0.1',
      port: 0,
    });
    folder = await mkdtemp(join(tmpdir(), 'guide-csharp-'));
  });
  afterAll(async () => {
    await server?.stop(1_000);
    await test?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('compiles without a warning, the Blazor page too, and keeps a response from its first state to its end', async () => {
    const jsonData = '{"elements":[{"type":"text","name":"a"}]}';
    const token = await test.administratorToken();
    const body = { name: 'Guide', isEnabled: true, formDefinitionJsonData: jsonData };
    const form = await test.call({ method: 'POST', path: '/api/forms', token, body });
    const { id } = form.body as { id: string };
    const published = { method: 'PATCH', path: `/api/forms/${id}/definition`, token };
    await test.call({ ...published, body: { isDraft: false } });

    const files = {
      'Guide.csproj': `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net${sdk}</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup></Project>`,
      '_Imports.razor': imports,
      'FormClient.cs': client,
      'FormPage.razor': program('FormPage.razor'),
      'Program.cs': walk,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const quiet = { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };
    const base = `http://127.0.0.1:${server.port}/api/`;
    await execute('dotnet', ['run', '--project', folder, '--', base, id, jsonData], folder, quiet);
  }, 240_000);
});

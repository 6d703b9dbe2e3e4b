import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBehavior } from '@/packages/reference-api/tests/support/behavior';
import { postJson, signIn, startProcess } from '@/packages/reference-api/tests/support/server-process';
import { runTool } from '@/shared/build/run';
import { openApi } from '@/shared/contract/document';
import { newestDocument } from '@/shared/contract/later-releases';
import { listOperations } from '@/shared/contract/resolve';
import { indentedText } from '@/shared/http/json';
import {
  applyChange,
  getBlocks,
  getProgram,
  importBundle,
  writeProgram,
} from '@/tests/support/page-programs';
import { startPagedList } from '@/tests/support/paged-list';
import { type ServerRelease, startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { memoryStorage } from '@/tests/unit/support/memory-storage';
import { isRunnable } from './samples/runtimes';

const run = promisify(execFile);

const root = temporaryFolder();
let folder: string;
beforeEach(() => {
  folder = temporaryFolder(root);
});

/** Imports a program of a guide. */
async function load<Exports>(guide: string, name: string): Promise<Exports> {
  return await import(`data:text/javascript,${encodeURIComponent(getProgram(guide, name))}`);
}

type ReadAll = (options: {
  api: string;
  token: string;
  formId: string;
  margin?: number;
}) => AsyncGenerator<{ id: string }>;
const loadReadAll = () => load<{ readAll: ReadAll }>('review-submissions', 'read-all.mjs');

interface FormClient {
  load(): Promise<{ definition: { jsonData: string } }>;
  save(answers: object, page: number, isComplete: boolean): Promise<void>;
}
interface FormClients {
  openForm(api: string, formId: string, options: { onState(state: string): void; pause: number }): FormClient;
}

/** Starts the API in a process until the end of the test. Returns its address. */
async function startApi(args: string[] = []): Promise<string> {
  const server = await startProcess({ folder, args });
  onTestFinished(async () => void (await server.stop()));
  return `${server.url}/api`;
}

// Other programs of this guide need the installed package: tests/nightly/package.test.ts.
it('the programs of the guide about testing a client run on the sources of the package', async () => {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const alias = { '@': process.cwd(), 'endatix-reference-api': resolve('packages/reference-api/package.ts') };
  const config = { cacheDir: join(folder, 'cache'), resolve: { alias } };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  await writeProgram('test-your-client', folder, 'integration.test.ts');
  const env = { ...process.env, NO_COLOR: '1' };
  const { code, output } = await runTool('vitest', ['run'], { cwd: folder, env });
  expect(code, output).toBe(0);
  expect(output).toMatch(/Tests +2 passed/);
});

it('the short version of the guide about embedding stores answers, and offers another try after a rejection', async () => {
  const program = `
    import { createSurvey } from './first-form.js';
    const [api, formId, answer, times] = process.argv.slice(2);
    const survey = await createSurvey(api, formId);
    survey.setValue('remark', answer.repeat(Number(times)));
    survey.doComplete();
    while (survey.completedState === 'saving') await new Promise(setImmediate);
    console.log(survey.completedState);`;
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeProgram('embed-a-form', folder, 'first-form.js');
  await writeFile(join(folder, 'run.js'), program);
  const api = await startApi();
  const formDefinitionJsonData = '{"pages":[{"elements":[{"type":"text","name":"remark"}]}]}';
  const form = { name: 'Remarks', isEnabled: true, formDefinitionJsonData };
  const token = await signIn(api.replace(/\/api$/, ''));
  const { id } = (await postJson(`${api}/forms`, form, token)).body;
  const complete = async (times: number) =>
    (
      await run(process.execPath, ['run.js', api, `${id}`, 'Friendly', `${times}`], { cwd: folder })
    ).stdout.trim();
  expect(await complete(1)).toBe('success');
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path = '') => (await fetch(`${api}/forms/${id}/submissions${path}`, { headers })).text();
  const [, submission] = /"id":(\d+)/.exec(await ask()) ?? [];
  expect(JSON.parse(await ask(`/${submission}`))).toMatchObject({
    isComplete: true,
    jsonData: '{"remark":"Friendly"}',
  });
  expect(await complete(4_000_000)).toBe('error');
});

it('the guide about coding agents shows what its program prints, against the API that it starts', async () => {
  const codes = getBlocks('coding-agents').map(({ code }) => code.trim());
  const start = codes.find((code) => code.startsWith('npx')) ?? '';
  await writeProgram('coding-agents', folder, 'pending.mjs');
  const env = { ...process.env, FORMS_API: await startApi(start.split(' ').slice(2)) };
  const { stdout } = await run(process.execPath, ['pending.mjs'], { cwd: folder, env });
  expect(stdout.trim()).not.toBe('');
  expect(codes).toContain(stdout.trim());
});

it.each(['openapi.0.7.json', 'openapi.json'])(
  "the guide about typed clients generates types that fit its programs, and reports what doesn't fit: %s",
  async (document) => {
    await writeFile(join(folder, 'openapi.0.7.json'), indentedText(newestDocument()));
    await copyFile('openapi.json', join(folder, 'openapi.json'));
    const lines = getBlocks('take-home').flatMap(({ code }) => code.split('\n'));
    const command =
      lines.find((line) => line.startsWith('npx openapi-typescript')) ?? expect.fail('no command');
    expect(command).toContain(' openapi.0.7.json ');
    const [, tool = '', ...options] = command.replace('openapi.0.7.json', document).split(' ');
    await run(resolve('node_modules/.bin', tool), options, { cwd: folder });
    await writeProgram('take-home', folder, 'ids.ts');

    /** Returns the compiler's errors for the programs of the guide with something appended. */
    async function compiled(more = ''): Promise<string> {
      await writeFile(join(folder, 'forms.ts'), getProgram('take-home', 'forms.ts') + more);
      const target = '--target es2022 --module esnext --moduleResolution bundler'.split(' ');
      const args = ['--noEmit', '--strict', '--skipDefaultLibCheck', ...target, 'forms.ts', 'ids.ts'];
      return (await runTool('tsc', args, { cwd: folder })).output;
    }
    expect(await compiled()).toBe('');
    expect(await compiled("\nvoid createForm('', '', { name: 'x' });")).toContain('isEnabled');
  },
);

it('the guide about typed clients counts the operations of both documents', () => {
  const text = readFileSync('content/guides/take-home.mdx', 'utf8');
  expect(text).toContain(`all ${listOperations(newestDocument()).length} operations of 0.7.3`);
  expect(text).toContain(`the file for Postman with ${listOperations(openApi).length}`);
});

describe('programs of the guides, against the releases that were recorded', () => {
  const definition = { formDefinitionJsonData: '{"pages":[]}' };

  /** Starts a server with a public form that has two complete submissions and a partial one. */
  async function startWithForm(release: ServerRelease) {
    const { url, close } = await startReplayServer({ release });
    onTestFinished(close);
    const api = `${url}/api`;
    const token = await signIn(url);
    const patch = (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return fetch(api + path, { method: 'PATCH', headers, body: JSON.stringify(body) });
    };
    const form = { name: 'Customer feedback', isEnabled: true, ...definition };
    const formId = String((await postJson(`${api}/forms`, form, token)).body.id);
    const answer = () =>
      postJson(`${api}/forms/${formId}/submissions`, { jsonData: '{"score":4}', isComplete: true });
    const first = await answer();
    await patch(`/forms/${formId}`, { isPublic: true });
    await patch(`/forms/${formId}/definition`, { isDraft: false, jsonData: '{"pages":[]}' });
    const sent = [(await answer()).body.id, (await answer()).body.id];
    return { api, token, formId, first, sent };
  }

  it.each([
    ['october-2025', 201, 3],
    ['0.7.3', 403, 2],
  ] as const)('%s: readAll and pending.mjs read all submissions', async (release, status, count) => {
    const { api, token, formId, first, sent } = await startWithForm(release);
    expect(first.status).toBe(status);
    const { readAll } = await loadReadAll();
    const found: string[] = [];
    for await (const { id } of readAll({ api, token, formId, margin: -60_000 })) found.push(String(id));
    expect(found).toHaveLength(count);
    expect(found).toEqual(expect.arrayContaining(sent));
    await writeProgram('coding-agents', folder, 'pending.mjs');
    const env = { ...process.env, FORMS_API: api };
    const { stdout } = await run(process.execPath, ['pending.mjs'], { cwd: folder, env });
    expect(stdout).toContain(`Customer feedback: ${count}\n`);
  });

  it('0.7.3: readAll takes the answers from the list', async () => {
    const { api, ids, queries, close } = await startPagedList();
    onTestFinished(close);
    const { readAll } = await loadReadAll();
    const found: unknown[] = [];
    for await (const row of readAll({ api, token: 'x', formId: '1' })) found.push(row);
    expect(found).toMatchObject(ids.slice(0, 2).map((id) => ({ id, jsonData: `{"id":${id}}` })));
    expect(queries).toHaveLength(1);
  });

  describe.runIf(isRunnable('python3', '--version'))('in Python', () => {
    /** Returns what the loop of the guide yields. */
    async function readAll(...args: string[]): Promise<{ id: string; jsonData: string }[]> {
      await writeProgram('review-submissions', folder, 'read_all.py');
      const code =
        'import json, sys; from read_all import read_all; print(json.dumps(list(read_all(*sys.argv[1:5], margin=-60))))';
      // This machine's proxies must not be used for local servers.
      const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
      return JSON.parse((await run('python3', ['-c', code, ...args], { cwd: folder, env })).stdout);
    }

    it('0.7.3: the loop reads all submissions with their answers', async () => {
      const { api, token, formId, sent } = await startWithForm('0.7.3');
      const found = await readAll(api, token, formId, '2025-10-24T00:00:00+02:00');
      expect(found.map(({ id }) => id).sort()).toEqual(sent.map(String).sort());
      for (const { jsonData } of found) expect(JSON.parse(jsonData)).toHaveProperty('score');
    });

    it('the loop yields each row once, and stops at the last page', async () => {
      const { api, ids, queries, close } = await startPagedList();
      onTestFinished(close);
      expect((await readAll(api, 'x', '1', '')).map(({ id }) => id)).toEqual(ids);
      expect(queries.map((query) => query.get('page'))).toEqual(['1', '2']);
    });
  });

  it.each(['october-2025', '0.7.3'] as const)(
    '%s: the client that the five front ends share loads a form, saves answers and completes them',
    async (release) => {
      const { api, formId } = await startWithForm(release);
      vi.stubGlobal('localStorage', memoryStorage());
      vi.stubGlobal('window', { addEventListener: () => undefined });
      const { openForm } = await load<FormClients>('embed-a-form', 'form-client.js');
      const states: string[] = [];
      const form = openForm(api, formId, { onState: (state) => states.push(state), pause: 0 });
      expect(JSON.parse((await form.load()).definition.jsonData)).toEqual({ pages: [] });
      await form.save({ score: 5 }, 0, true);
      await expect.poll(() => states).toContain('complete');
      expect(states).not.toContain('rejected');
    },
  );

  it('0.7.3: the change that the guide about private forms shows sends the token of the respondent', async () => {
    const { url, requests, close } = await startReplayServer({ release: '0.7.3' });
    onTestFinished(close);
    const token = await signIn(url);
    const form = { name: 'Members', isEnabled: true, ...definition };
    const formId = String((await postJson(`${url}/api/forms`, form, token)).body.id);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    const client = getProgram('embed-a-form', 'form-client.js');
    const change = getProgram('private-forms', 'form-client.js');
    const open = async (code: string) => {
      const states: string[] = [];
      const files = {
        'form-client.js': code,
        'sign-in.js': `export const getAccessToken = async () => '${token}';`,
      };
      const { openForm } = await importBundle<FormClients>(files, 'form-client.js');
      const onState = (state: string) => states.push(state);
      return { form: openForm(`${url}/api`, formId, { onState, pause: 0 }), states };
    };
    await expect((await open(client)).form.load()).rejects.toThrow('403');
    const { form: signedIn, states } = await open(applyChange(client, change));
    await signedIn.load();
    requests.length = 0;
    await signedIn.save({ score: 5 }, 0, true);
    await expect.poll(() => states).toContain('complete');
    expect(requests.map(({ method, authorization }) => [method, authorization])).toEqual([
      ['POST', `Bearer ${token}`],
      ['PATCH', `Bearer ${token}`],
    ]);
  });
});

it('the client of the guide about embedding keeps its token and tries again when the API limits requests', async () => {
  // Its next try would reach the server of a later test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = { token: 'kept', savedAt: Date.now() };
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('form 1', JSON.stringify(kept));
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/definition') ? Response.json({ jsonData: '{}' }) : new Response('', { status: 429 }),
  );
  const { openForm } = await load<FormClients>('embed-a-form', 'form-client.js');
  const states: string[] = [];
  const form = openForm('', '1', { onState: (state) => states.push(state), pause: 0 });
  await expect(form.load()).rejects.toThrow('429');
  await form.save({}, 0, true);
  expect(states).toEqual(['saving', 'offline']);
  expect(JSON.parse(localStorage.getItem('form 1') ?? '')).toMatchObject(kept);
});

it.each([
  ['keeps the answers when the form was closed', 0, 404, '', 'rejected'],
  ['asks when the token may have expired', 13, 400, '{"errorCode":"submission_token_invalid"}', 'unsure'],
  ['is done when the token was valid', 0, 400, '{"errorCode":"submission_token_invalid"}', 'complete'],
] as const)(
  'the client of the guide about embedding, after a completion without response, %s',
  async (_, hours, status, body, last) => {
    const unsaved = { jsonData: '{"score":5}', currentPage: 0, isComplete: true };
    const kept = { token: 'old', savedAt: Date.now() - hours * 3_600_000, isCompleting: true, unsaved };
    const sent: string[] = [];
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('fetch', async (url: string, { method = '' } = {}) => {
      if (url.endsWith('/definition')) return Response.json({ jsonData: '{}' });
      sent.push(method);
      if (url.endsWith('/old')) return new Response(body, { status });
      return Response.json({ token: 'new', isComplete: method === 'PATCH' });
    });
    const { openForm } = await load<FormClients>('embed-a-form', 'form-client.js');
    const open = () => {
      localStorage.setItem('form 1', JSON.stringify(kept));
      const states: string[] = [];
      return { form: openForm('', '1', { onState: (state) => states.push(state), pause: 0 }), states };
    };
    const isKept = () => localStorage.getItem('form 1')?.includes('score') ?? false;

    const { form, states } = open();
    await form.save({ score: 5 }, 0, true);
    expect([states.at(-1), isKept()]).toEqual([last, last !== 'complete']);

    const reloaded = open();
    await reloaded.form.load().catch(() => reloaded.states.push('rejected'));
    expect([reloaded.states, isKept(), sent]).toEqual([[last], last !== 'complete', ['PATCH', 'GET']]);
    if (last !== 'unsure') return;
    await reloaded.form.save({ score: 5 }, 0, true);
    expect([reloaded.states.at(-1), sent.slice(2)]).toEqual(['complete', ['POST', 'PATCH']]);
  },
);

const on = await startBehavior();

const api = 'http://localhost/api';

describe('the program that reads all answers', () => {
  it('reads each complete answer once while others arrive', async () => {
    const formId = await on.newForm();
    const send = async () => String((await on.newSubmission(formId, { isComplete: true })).id);
    const sent: string[] = [];
    for (let number = 0; number < 205; number += 1) sent.push(await send());
    await on.newSubmission(formId);
    let lists = 0;
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const response = await on.server.api.fetch(new Request(input, init));
      // Simulates an answer between two pages, which moves the rows of the next page down.
      if (!input.includes('?')) return response;
      lists += 1;
      await send();
      return response;
    });
    const { readAll } = await loadReadAll();
    // A negative margin moves the bound: answers that arrive during the run are inside it, so that the IDs
    // must sort them out.
    for (const margin of [-60_000, 0]) {
      lists = 0;
      const found: string[] = [];
      for await (const { id } of readAll({ api, token: on.token, formId, margin })) found.push(id);
      expect(lists).toBeGreaterThan(2);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(sent));
    }
  });

  it('ends with a sentence when the token has expired', async () => {
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      on.server.api.fetch(new Request(input, init)),
    );
    const { readAll } = await loadReadAll();
    const answers = readAll({ api, token: 'x', formId: await on.newForm() });
    await expect(answers.next()).rejects.toThrow(/returned 401/);
  });
});

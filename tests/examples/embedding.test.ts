import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { postJson, signIn, startProcess } from '@/packages/reference-api/tests/support/server-process';
import {
  applyChange,
  getProgram,
  importBundle,
  importProgram,
  writeProgram,
} from '@/tests/support/page-programs';
import { startWithForm } from '@/tests/support/recorded-form';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { memoryStorage } from '@/tests/unit/support/memory-storage';

const run = promisify(execFile);

const folder = temporaryFolder();

interface FormClient {
  load(): Promise<{ definition: { jsonData: string } }>;
  save(answers: object, page: number, isComplete: boolean): Promise<void>;
}
interface FormClients {
  openForm(api: string, formId: string, options: { onState(state: string): void; pause: number }): FormClient;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});

/** Opens a form in the client of the guide, by default in one without a server. Returns also what it reports. */
async function open(api = '', formId = '1', change?: Record<string, string>) {
  const { openForm } = change
    ? await importBundle<FormClients>(change, 'form-client.js')
    : await importProgram<FormClients>('embed-a-form', 'form-client.js');
  const states: string[] = [];
  return { form: openForm(api, formId, { onState: (state) => states.push(state), pause: 0 }), states };
}

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
  const { url, stop } = await startProcess({ folder });
  onTestFinished(async () => void (await stop()));
  const api = `${url}/api`;
  const formDefinitionJsonData = '{"pages":[{"elements":[{"type":"text","name":"remark"}]}]}';
  const form = { name: 'Remarks', isEnabled: true, formDefinitionJsonData };
  const token = await signIn(url);
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

it.each(['october-2025', '0.7.3'] as const)(
  '%s: the client that the five front ends share loads a form, saves answers and completes them',
  async (release) => {
    const { api, formId } = await startWithForm(release);
    const { form, states } = await open(api, formId);
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
  const form = { name: 'Members', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' };
  const formId = String((await postJson(`${url}/api/forms`, form, token)).body.id);
  const client = getProgram('embed-a-form', 'form-client.js');
  const change = getProgram('private-forms', 'form-client.js');
  await expect((await open(`${url}/api`, formId)).form.load()).rejects.toThrow('403');
  const { form: signedIn, states } = await open(`${url}/api`, formId, {
    'form-client.js': applyChange(client, change),
    'sign-in.js': `export const getAccessToken = async () => '${token}';`,
  });
  await signedIn.load();
  requests.length = 0;
  await signedIn.save({ score: 5 }, 0, true);
  await expect.poll(() => states).toContain('complete');
  expect(requests.map(({ method, authorization }) => [method, authorization])).toEqual([
    ['POST', `Bearer ${token}`],
    ['PATCH', `Bearer ${token}`],
  ]);
});

it('the client of the guide about embedding keeps its token and tries again when the API limits requests', async () => {
  // Its next try would reach the server of a later test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = { token: 'kept', savedAt: Date.now() };
  localStorage.setItem('form 1', JSON.stringify(kept));
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/definition') ? Response.json({ jsonData: '{}' }) : new Response('', { status: 429 }),
  );
  const { form, states } = await open();
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
    vi.stubGlobal('fetch', async (url: string, { method = '' } = {}) => {
      if (url.endsWith('/definition')) return Response.json({ jsonData: '{}' });
      sent.push(method);
      if (url.endsWith('/old')) return new Response(body, { status });
      return Response.json({ token: 'new', isComplete: method === 'PATCH' });
    });
    const openKept = () => {
      localStorage.setItem('form 1', JSON.stringify(kept));
      return open();
    };
    const isKept = () => localStorage.getItem('form 1')?.includes('score') ?? false;

    const { form, states } = await openKept();
    await form.save({ score: 5 }, 0, true);
    expect([states.at(-1), isKept()]).toEqual([last, last !== 'complete']);

    const reloaded = await openKept();
    await reloaded.form.load().catch(() => reloaded.states.push('rejected'));
    expect([reloaded.states, isKept(), sent]).toEqual([[last], last !== 'complete', ['PATCH', 'GET']]);
    if (last !== 'unsure') return;
    await reloaded.form.save({ score: 5 }, 0, true);
    expect([reloaded.states.at(-1), sent.slice(2)]).toEqual(['complete', ['POST', 'PATCH']]);
  },
);

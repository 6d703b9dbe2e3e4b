import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import openApi from '@/openapi.json';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { startProcess } from './support/server-process';
import { startTestApi, type TestApi } from './support/test-api';

const file = 'content/guides/coding-agents.mdx';
const { pages } = readPages(process.cwd());
const fences = fencesOf(pages).filter((fence) => fence.file === file);
const fence = (name: string) => {
  const code = fences.find(({ filename }) => filename === name)?.code;
  if (!code) throw new Error(`The guide has no ${name}.`);
  return code;
};
const rules = fence('AGENTS.md');

describe('the program of the guide about coding agents', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coding-agents-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('prints what the guide shows, against the API that the guide starts', async () => {
    const [start = ''] = fences.filter(({ code }) => code.startsWith('npx')).map(({ code }) => code);
    await writeFile(join(folder, 'pending.mjs'), fence('pending.mjs'));
    const server = await startProcess({ folder, args: start.split(' ').slice(2) });
    try {
      const env = { ...process.env, FORMS_API: `${server.url}/api` };
      const { stdout } = await promisify(execFile)(process.execPath, ['pending.mjs'], { cwd: folder, env });
      const shown = fences.filter(({ lang }) => lang === 'text').map(({ code }) => code.trim());
      expect(stdout.trim()).not.toBe('');
      expect(shown).toContain(stdout.trim());
    } finally {
      await server.stop();
    }
  }, 30_000);
});

describe('the rules for coding agents', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await startTestApi();
    token = await api.administratorToken();
  });
  afterEach(() => api.close());

  const post = (path: string, body: unknown) => api.call({ method: 'POST', path, token, body });
  const get = (path: string) => api.call({ method: 'GET', path, token });
  const newForm = async () => {
    const body = { name: 'Visit feedback', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' };
    return (await post('/api/forms', body)).body as { id: string };
  };

  it('name the version and the account of the reference API, and its paths', async () => {
    expect(rules).toContain(`version ${openApi.info.version}`);
    const [, email, password] = /Sign in as `(.+)` with `(.+)`\./.exec(rules) ?? [];
    const login = { method: 'POST', path: '/api/auth/login', body: { email, password } };
    expect((await api.call(login)).status).toBe(200);
    const paths = [...rules.matchAll(/`(\/api\/[^`]+)`/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) expect(Object.keys(openApi.paths)).toContain(path);
  });

  it('are right about IDs and answers: the list has numbers without answers, a submission has strings', async () => {
    const { id } = await newForm();
    const path = `/api/forms/${id}/submissions`;
    const made = (await post(path, { jsonData: '{"score":4}', isComplete: true })).body as { id: string };
    expect((await get(path)).body).toMatchObject([{ id: BigInt(made.id), jsonData: {} }]);
    expect((await get(`${path}/${made.id}`)).body).toMatchObject({ id: made.id, jsonData: '{"score":4}' });
  });

  it('are right about drafts, repeated requests and pages', async () => {
    const { id } = await newForm();
    expect((await get('/api/forms')).body).toEqual([]);
    const body = { isDraft: false, jsonData: '{"pages":[]}' };
    await api.call({ method: 'PATCH', path: `/api/forms/${id}/definition`, token, body });
    expect((await get('/api/forms')).body).toMatchObject([{ id }]);
    const path = `/api/forms/${id}/submissions`;
    for (let count = 0; count < 11; count += 1) await post(path, { jsonData: '{}' });
    expect((await get(path)).body).toHaveLength(10);
    expect((await get(`${path}?page=1`)).body).toEqual((await get(path)).body);
    expect((await get(`${path}?page=2`)).body).toHaveLength(1);
  });

  it('are right about errors: by property, without a body, and what ends a session', async () => {
    const rejected = await post('/api/forms', { name: 'x' });
    expect(rejected).toMatchObject({ status: 400, body: { errors: { name: [expect.any(String)] } } });
    expect(
      await api.call({
        method: 'POST',
        path: '/api/forms',
        token,
        rawBody: '{}',
        headers: { 'Content-Type': 'text/plain' },
      }),
    ).toMatchObject({ status: 415, body: undefined });
    const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
    const { refreshToken, accessToken } = (await post('/api/auth/login', login)).body as Record<
      string,
      string
    >;
    api.clock.advance(2 * 3600);
    expect(await api.call({ method: 'GET', path: '/api/forms', token: accessToken ?? '' })).toMatchObject({
      status: 401,
      body: undefined,
    });
    const refreshed = (await post('/api/auth/refresh-token', { refreshToken })).body as Record<
      string,
      string
    >;
    token = refreshed.accessToken ?? '';
    expect((await get('/api/forms')).status).toBe(200);
    expect(refreshed.refreshToken).not.toBe(refreshToken);
  });
});

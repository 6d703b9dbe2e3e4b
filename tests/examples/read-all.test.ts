import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBehavior } from '@/packages/reference-api/tests/support/behavior';
import { importProgram, writeProgram } from '@/tests/support/page-programs';
import { startPagedList } from '@/tests/support/paged-list';
import { startWithForm } from '@/tests/support/recorded-form';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { isRunnable } from './samples/runtimes';

const run = promisify(execFile);

const folder = temporaryFolder();

type ReadAll = (options: {
  api: string;
  token: string;
  formId: string;
  margin?: number;
}) => AsyncGenerator<{ id: string }>;
const loadReadAll = () => importProgram<{ readAll: ReadAll }>('review-submissions', 'read-all.mjs');

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

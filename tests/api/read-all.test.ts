import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { startTestApi, type TestApi } from './support/test-api';

/** What the program of the guide gives. */
type ReadAll = (options: {
  api: string;
  token: string;
  formId: string;
  from?: string;
  margin?: number;
}) => AsyncGenerator<{ id: string; jsonData: string }>;

let test: TestApi;
let token: string;
let readAll: ReadAll;

beforeAll(async () => {
  test = await startTestApi();
  token = await test.administratorToken();
  const fence = fencesOf(readPages(process.cwd()).pages).find(
    ({ file, filename }) => file === 'content/guides/review-submissions.mdx' && filename === 'read-all.mjs',
  );
  if (!fence) throw new Error('The guide has no program read-all.mjs.');
  ({ readAll } = (await import(`data:text/javascript,${encodeURIComponent(fence.code)}`)) as {
    readAll: ReadAll;
  });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => test.close());

async function newForm(): Promise<string> {
  const body = { name: 'Read all', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' };
  const response = await test.call({ method: 'POST', path: '/api/forms', token, body });
  return (response.body as { id: string }).id;
}

async function send(formId: string, number: number, isComplete = true): Promise<string> {
  const body = { jsonData: JSON.stringify({ number }), isComplete };
  const response = await test.call({ method: 'POST', path: `/api/forms/${formId}/submissions`, body });
  return (response.body as { id: string }).id;
}

it('the program of the guide reads each complete answer once while others arrive', async () => {
  const formId = await newForm();
  const sent: string[] = [];
  for (let number = 0; number < 205; number += 1) sent.push(await send(formId, number));
  await send(formId, -1, false);

  let lists = 0;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const response = await test.api.fetch(new Request(input, init));
    // Between the pages someone else answers, which moves the rows of the next page down.
    if (input.includes('?')) lists += 1;
    if (input.includes('?')) await send(formId, 1000 + lists);
    return response;
  });
  // The margin is turned round: what arrives during the run is inside the bound, so that the ids must sort it out.
  for (const margin of [-60_000, 0]) {
    lists = 0;
    const found: string[] = [];
    for await (const { id } of readAll({ api: 'http://localhost/api', token, formId, margin }))
      found.push(id);
    expect(lists).toBeGreaterThan(2);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(sent));
  }
});

it('the program of the guide ends with a sentence when the token has ended', async () => {
  const formId = await newForm();
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => test.api.fetch(new Request(input, init)));
  const run = readAll({ api: 'http://localhost/api', token: 'x', formId });
  await expect(run.next()).rejects.toThrow(/returned 401/);
});

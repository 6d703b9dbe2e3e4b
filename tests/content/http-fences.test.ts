import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkable, type Fence } from '@/features/content-checks/fences/collect';
import { startTestApi, type TestApi } from '@/packages/reference-api/tests/support/test-api';
import { checkHttp } from './support/fences/http';
import { documentationFences, plantFence, sentences } from './support/planted-fences';

let test: TestApi;
let variables: Record<string, string>;

beforeAll(async () => {
  test = await startTestApi();
  variables = { accessToken: await test.administratorToken() };
});
afterAll(() => test.close());

async function sentencesFor(fences: readonly Fence[]): Promise<string[]> {
  const problems = [];
  for (const fence of fences) problems.push(...(await checkHttp(fence, test.api.fetch, variables)));
  return sentences(problems);
}

describe('HTTP requests of the documentation', () => {
  it('get the responses that the pages promise', async () => {
    expect(await sentencesFor(checkable(documentationFences, 'http'))).toEqual([]);
  });
});

describe('the HTTP check', () => {
  const login = 'POST /api/auth/login\nContent-Type: application/json\n\n';

  it.each([
    ['a path that does not exist', 'GET /api/surveys', 'planted.mdx:6: GET /api/surveys returns 404'],
    [
      'another status than promised',
      `# Expected: 401\n${login}{ "email": "x" }`,
      'planted.mdx:7: POST /api/auth/login returns 400',
    ],
    ['a second request', 'GET /health\n\n###\n\nGET /api/surveys', 'planted.mdx:10: GET /api/surveys'],
    ['a variable that nothing fills', 'GET /api/forms/{{formId}}', 'nothing fills {{formId}}'],
    ['something else', 'curl /api/forms', '"curl /api/forms" is no request line'],
    ['a broken header', 'GET /api/forms\nAccept application/json', '"Accept application/json" is no header'],
  ])('finds %s', async (_name, code, expected) => {
    expect((await sentencesFor([plantFence('http', code)])).join()).toContain(expected);
  });
});

import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoSteps } from '@/components/landing/demo/steps';
import { exchange } from '@/components/landing/exchange-data';
import { exampleSpec } from '@/components/mdx/api-example/spec';
import { landing as landingEn } from '@/lib/i18n/en/landing';
import { runExample } from '@/lib/shared/examples/runner';
import { currentContract } from '@/lib/shared/openapi/operations';
import { compareAnswer } from '@/lib/shared/samples/compare';
import { type Api, createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { generateContract } from '@/scripts/contract/generate';

let sqlJs: SqlJsStatic;
const open: Api[] = [];

beforeAll(async () => {
  await generateContract();
  sqlJs = await initSqlJs();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((api) => api.close()));
});

/** A fresh server in memory, in the shape of `fetch`. */
async function freshServer() {
  const api = await createApi({
    database: sqlJsDatabase(sqlJs),
    signingKey: crypto.getRandomValues(new Uint8Array(32)),
    passwordIterations: 1000,
  });
  open.push(api);
  return (input: string, init?: RequestInit) => api.fetch(new Request(input, init));
}

const [signIn, createForm] = demoSteps(landingEn);

describe('the exchange at the top of the landing page', () => {
  it('is what the API answers', async () => {
    if (!signIn || !createForm) throw new Error('The demonstration has lost its first steps.');
    const context = { transport: await freshServer(), origin: 'https://example.test', earlier: [] };
    const signedIn = await runExample(signIn, { ...context, variables: {} });
    if (signedIn.kind !== 'answer') throw new Error('No sign-in.');
    const created = await runExample(createForm, { ...context, variables: signedIn.variables });
    if (created.kind !== 'answer') throw new Error('No form.');

    const spec = exampleSpec({ ...exchange, path: { formId: '{{formId}}' } }, currentContract);
    const answer = await runExample(spec, { ...context, variables: created.variables });
    if (answer.kind !== 'answer') throw new Error('No answer.');
    expect(answer.status).toBe(exchange.status);
    expect(compareAnswer(exchange.answer, JSON.parse(answer.body))).toEqual([]);
  });

  it('sends no token', () => {
    expect(exchange).not.toHaveProperty('auth');
  });
});

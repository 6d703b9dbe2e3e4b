import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { goodPasswords } from './support/arbitrary-bodies';
import { anyCall, type Draft, type Known } from './support/arbitrary-calls';
import { drivers } from './support/drivers';
import { replayable } from './support/replay';
import { startTestApi, type TestApi } from './support/test-api';
import { testTokens } from './support/test-tokens';

const CALLS_PER_RUN = 50;

/** Remembers ids and tokens of an answer, for later calls to refer to. */
function learn(known: Known, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) learn(known, item);
  if (typeof value !== 'object' || value === null) return;
  const body: Record<string, unknown> = { ...value };
  const remember = (name: string, found: unknown): void => {
    if (typeof found === 'string') known.ids[name] = [...(known.ids[name] ?? []), found];
  };
  if ('submissionsCount' in body) remember('formId', body.id);
  else if ('isDraft' in body) remember('definitionId', body.id);
  else if ('isComplete' in body) remember('submissionId', body.id);
  else remember('formTemplateId', body.id);
  remember('submissionToken', body.token);
  if (typeof body.refreshToken === 'string') known.refreshTokens.push(body.refreshToken);
}

async function run(server: TestApi, drafts: readonly Draft[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const others = Object.values(await testTokens(Math.floor(server.clock.now() / 1000)));
  // An earlier run on the same database may have changed the password.
  const token = await server.administratorToken(goodPasswords);
  const known: Known = {
    ids: {},
    tokens: [token, token, token, token, token, token, ...others],
    refreshTokens: [],
  };
  for (const draft of drafts) {
    const call = draft(known);
    // `call` itself refuses answers outside the contract, and with them every 5xx.
    const answer = await server.call(call).catch((error: Error) => {
      const { rawBody, ...rest } = call;
      throw new Error(
        `${JSON.stringify({ ...rest, rawBody: rawBody && String(rawBody) })}: ${error.message}`,
      );
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) learn(known, answer.body);
  }
  return statuses;
}

// SQLite in memory takes the bulk of the requests; the other databases see enough of them to show a difference.
describe.each(drivers.map((driver, index) => ({ driver, name: driver.name, runs: index === 0 ? 200 : 12 })))(
  'any requests on $name',
  ({ driver, runs }) => {
    const totals = new Map<number, number>();
    let server: TestApi | undefined;
    afterAll(() => server?.close());

    it(`answers ${runs * CALLS_PER_RUN} requests as documented, never with 5xx`, async () => {
      const fresh = driver.name === 'SQLite in memory';
      const property = fc.asyncProperty(
        fc.array(anyCall, { minLength: CALLS_PER_RUN, maxLength: CALLS_PER_RUN, size: 'max' }),
        async (drafts) => {
          if (fresh || !server) {
            await server?.close();
            server = await startTestApi(driver);
          }
          for (const [status, count] of await run(server, drafts)) {
            totals.set(status, (totals.get(status) ?? 0) + count);
          }
        },
      );
      await fc.assert(property, replayable(runs));
      // The calls must not all be refused for one and the same reason.
      for (const status of [200, 201, 400, 401, 403, 404, 405, 415]) {
        expect(totals.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
      }
    }, 180_000);
  },
);

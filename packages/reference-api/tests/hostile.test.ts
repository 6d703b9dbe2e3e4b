import { expect, it } from 'vitest';
import { exactText } from '@/shared/http/json';
import { randomFrom } from '@/tests/support/random';
import { times } from '@/tests/support/scale';
import { type HostileCall, hostileCall, type SavedValues } from './hostile/calls';
import { readResponse } from './support/contract-check';
import { startTestApi, type TestApi } from './support/test-api';
import { testTokens } from './support/test-tokens';

/** Number of requests after which the database is emptied. */
const PER_DATABASE = 5_000;

/** The parameter that takes the ID of an object, by a property that only such an object has. */
const owners: Readonly<Record<string, string>> = {
  submissionsCount: 'formId',
  isDraft: 'definitionId',
  isComplete: 'submissionId',
};

function saveValues(saved: SavedValues, value: unknown): void {
  if (Array.isArray(value)) for (const item of value.slice(0, 5)) saveValues(saved, item);
  if (typeof value !== 'object' || value === null) return;
  const body: Record<string, unknown> = { ...value };
  const keep = (name: string, found: unknown): void => {
    if (typeof found !== 'string') return;
    saved.ids[name] = [...(saved.ids[name] ?? []), found].slice(-50);
  };
  const owner = Object.keys(owners).find((property) => property in body) ?? '';
  keep(owners[owner] ?? 'formTemplateId', body.id);
  keep('submissionToken', body.token);
  if (typeof body.refreshToken === 'string') saved.refreshTokens.push(body.refreshToken);
}

async function freshState(server: TestApi): Promise<SavedValues> {
  const own = await server.administratorToken();
  const others = Object.values(await testTokens(Math.floor(server.clock.now() / 1000)));
  return { ids: {}, accessTokens: [...Array.from({ length: 60 }, () => own), ...others], refreshTokens: [] };
}

function toRequest({ method, target, headers, body }: HostileCall): Request | undefined {
  try {
    return new Request(`http://localhost${target}`, { method, headers, body: body && Uint8Array.from(body) });
  } catch {
    return undefined;
  }
}

const shown = ({ method, target, headers, body }: HostileCall): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers)} ${body && Buffer.from(body).toString().slice(0, 500)}`;

/**
 * Sends random hostile requests to the API in memory. Returns how often each status occurred.
 * @throws an error for the first response that the contract doesn't allow
 */
async function runHostile(seed: number, requests: number) {
  const random = randomFrom(seed);
  const statuses = new Map<number, number>();
  for (let number = 0; number < requests; ) {
    const server = await startTestApi();
    const saved = await freshState(server);
    for (const end = Math.min(requests, number + PER_DATABASE); number < end; ) {
      const call = hostileCall(random, saved);
      const request = toRequest(call);
      // Some can't be expressed as a Request; they don't count.
      if (!request) continue;
      number += 1;
      const { status, body, faults } = await readResponse(request, await server.api.fetch(request));
      if (faults.length > 0) {
        const received = exactText(body ?? null).slice(0, 500);
        throw new Error(`seed ${seed}, request ${number}: ${faults.join('; ')}\n${shown(call)}\n${received}`);
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 300) saveValues(saved, body);
    }
    await server.close();
  }
  return statuses;
}

const requests = Number(process.env.HOSTILE_REQUESTS ?? times(2_000, 10_000));
const seed = Number(process.env.HOSTILE_SEED ?? 31);
/** The first is fixed; the nightly run adds random ones, which its output names. */
const seeds = [seed, ...Array.from({ length: times(0, 5) }, () => Math.floor(Math.random() * 1e9))];

it.each(seeds)(`responds to ${requests} hostile requests of seed %i by the contract`, async (one) => {
  const statuses = await runHostile(one, requests);
  const succeeded = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
  // They must neither all be rejected, nor all for the same reason.
  expect(succeeded).toBeGreaterThan(requests / 20);
  for (const status of [200, 201, 400, 401, 403, 404, 405, 415])
    expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
});

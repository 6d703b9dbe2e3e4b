import { expect, it } from 'vitest';
import { hostileRun, times } from '@/tests/support/scale';
import { runHostile } from './hostile/run';

const { requests, seed } = hostileRun(2_000, 10_000);
/** The first is fixed; the nightly run adds random ones, which its output names. */
const seeds = [seed, ...Array.from({ length: times(0, 5) }, () => Math.floor(Math.random() * 1e9))];

it.each(seeds)(
  `responds to each of ${requests} hostile requests of seed %i according to the contract`,
  async (one) => {
    const statuses = await runHostile(one, requests);
    const succeeded = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
    // They must neither all be rejected, nor all for the same reason.
    expect(succeeded).toBeGreaterThan(requests / 20);
    for (const status of [200, 201, 400, 401, 403, 404, 405, 415])
      expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  },
);

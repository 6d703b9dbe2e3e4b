import { describe, expect, it } from 'vitest';
import { run } from '@/tests/hostile/run';

describe('the server of the site under hostile requests', () => {
  it('responds to each as HTTP says, gives nothing from outside, and closes what it opened', async () => {
    // The seed is fixed, so that a failure can be repeated: node --import tsx tests/hostile/run.ts --seed 31
    const { complaints, requests, seen } = await run({ server: 'site', requests: 1000, seed: 31 });
    expect(complaints).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(1000);
    expect(seen.get('single range')?.get('416')).toBeGreaterThan(0);
  });
});

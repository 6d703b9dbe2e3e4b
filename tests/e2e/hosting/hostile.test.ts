import { describe, expect, it } from '@/tests/e2e/support/test';
import { run } from '@/tests/hostile/run';

describe('nginx with the settings of the export, under hostile requests', () => {
  it('responds to each as HTTP says and gives nothing from outside', async () => {
    const { complaints } = await run({ server: 'nginx', requests: 1000, seed: 31, folder: 'out' });
    expect(complaints).toEqual([]);
  });
});

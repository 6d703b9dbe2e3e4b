import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sandboxAssets } from '@/generated/sandbox-assets';

it('the bundle of the sandbox needs no eval, which the policy of the site forbids', async () => {
  const worker = await readFile(`public/sandbox/${sandboxAssets.worker}`, 'utf8');
  expect(worker).not.toMatch(/\beval\(|new Function\(/);
});

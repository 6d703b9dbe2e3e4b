import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { getFences } from '@/features/content-checks/fences/collect';
import { site } from '@/theme.config';

const rules = getFences(readPages(process.cwd()).pages).find(
  ({ filename }) => filename === 'AGENTS.md',
)?.code;

it('each address of the rules for coding agents is a file of the export', () => {
  const addresses = [...(rules ?? '').matchAll(/https?:\/\/[^\s`]+/g)]
    .map(([address]) => address.replace(/\.$/, ''))
    .filter((address) => address.startsWith(site.origin));
  expect(addresses.length).toBeGreaterThan(7);
  const missing = addresses.filter((address) => {
    const file = join('out', new URL(address).pathname);
    return !existsSync(file) || !statSync(file).isFile();
  });
  expect(missing).toEqual([]);
});

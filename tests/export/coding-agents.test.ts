import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentationFences } from '@/tests/content/support/planted-fences';
import { site } from '@/theme.config';

it('each address of the rules for coding agents is a file of the export', () => {
  const rules = documentationFences.find(({ filename }) => filename === 'AGENTS.md')?.code ?? '';
  const addresses = [...rules.matchAll(/https?:\/\/[^\s`]+/g)]
    .map(([address]) => address.replace(/\.$/, ''))
    .filter((address) => address.startsWith(site.origin));
  expect(addresses.length).toBeGreaterThan(7);
  const missing = addresses.filter((address) => {
    const file = join('out', new URL(address).pathname);
    return !existsSync(file) || !statSync(file).isFile();
  });
  expect(missing).toEqual([]);
});

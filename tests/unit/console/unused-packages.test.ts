import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import unusedStrategy from '@/lib/framework/swagger-ui/strategy';
import { unusedPackages } from '@/lib/framework/swagger-ui/unused-packages';
import contract from '@/openapi.json';

it('leaves out resolvers that the contract does not need', () => {
  expect(contract.openapi, 'the console has no resolver for it: see lib/framework/swagger-ui').toMatch(
    /^3\.0\./,
  );
});

it.each(unusedPackages.strategy)('%s is a module of swagger-client still', (name) => {
  expect(existsSync(`node_modules/${name}/index.js`)).toBe(true);
});

it.each(unusedPackages.nothing)('Swagger UI loads %s still', (name) => {
  const { resolve } = createRequire(import.meta.resolve('swagger-ui-react'));
  const [module] = [name, `${name}.js`, `${name}/index.js`].filter((path) =>
    existsSync(`node_modules/${path}`),
  );
  expect(module ?? resolve(name)).toBeTruthy();
});

it('fails with a sentence when it is called', async () => {
  expect(unusedStrategy.match()).toBe(false);
  await expect(unusedStrategy.resolve()).rejects.toThrow('remove the aliases of swagger-client');
});

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { consolePlugin } from '@/components/api-console/operation/plugin';
import { resolvedOperation } from '@/components/api-console/operation/resolved-operation';
import { SOURCES, swaggerSources } from '@/framework/swagger/sources';
import { standIns } from '@/framework/swagger/stand-ins';
import * as lodashStub from '@/framework/swagger/stubs/lodash';
import randomBytes from '@/framework/swagger/stubs/random-bytes';
import { createSystem } from '@/generated/swagger-ui.mjs';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations, getOperation } from '@/lib/shared/openapi/operations';
import { bundleParts } from '@/scripts/console/bundle';

const require = createRequire(import.meta.url);

/** Our own additions: Swagger UI need not know them. */
const OWN = ['OperationForm'];

const parts = await bundleParts();
const code = new TextDecoder().decode(parts.code);

describe('Swagger UI', () => {
  it(SOURCES, () => {
    const sources = swaggerSources();
    expect(sources.find('core/system')).toBe('core/system.js');
    expect(sources.text('core/system.js')).toContain('class Store');
    expect(() => sources.text('core/nowhere.js')).toThrow(
      `${SOURCES} That no longer holds: there is no core/nowhere.js.`,
    );
  });

  it.each(
    [...Object.keys(consolePlugin.components), ...Object.keys(consolePlugin.wrapComponents)].filter(
      (name) => !OWN.includes(name),
    ),
  )('still asks for a component %s, which the console replaces or wraps', (name) => {
    const isAsked = new RegExp(
      `getComponent\\("${name}"|\\("${name}"|[{,]${name}:|\`${name.split('_')[0]}_`,
    ).test(code);
    expect(
      isAsked,
      `Swagger UI asks for no component "${name}" any more: components/api-console/operation/plugin.ts replaces nothing. Find its new name in the package.`,
    ).toBe(true);
  });

  it('is bundled without the packages that have a stand-in, each of which is there', () => {
    const packages = Object.keys(parts.inputs).filter((path) => path.includes('node_modules/'));
    const names = Object.keys(standIns).map((name) => `node_modules/${name.split('/')[0]}/`);
    expect(packages.filter((path) => names.some((name) => path.includes(name)))).toEqual([]);
    expect(Object.values(standIns).filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('is bundled without a require, which browsers do not have', () => {
    expect(code).not.toMatch(/Dynamic require|\brequire\(/);
  });

  it('still imports each package that a stub stands for', () => {
    const sources = swaggerSources();
    const texts = Object.keys(parts.inputs)
      .filter((path) => path.startsWith('swagger:'))
      .map((path) => sources.text(path.slice('swagger:'.length)));
    const unused = Object.keys(standIns).filter(
      (name) => !texts.some((text) => text.includes(`from "${name}"`)),
    );
    expect(unused, 'Take them out of framework/swagger/stand-ins.ts.').toEqual([]);
  });
});

describe('the system of Swagger UI that the console starts', () => {
  const system = createSystem(consolePlugin);
  const resolver = require('swagger-client/lib/subtree-resolver') as {
    makeResolveSubtree(
      options: object,
    ): (
      document: object,
      path: readonly string[],
      options: object,
    ) => Promise<{ spec: object; errors: object[] }>;
  };
  const strategy = (name: string) =>
    (require(`swagger-client/lib/resolver/strategies/${name}`) as { default: object }).default;

  it.each(apiOperations.map(({ id }) => id))(
    'is given %s as Swagger UI itself would resolve it',
    async (id) => {
      const operation = getOperation(id);
      const plain = JSON.parse(
        JSON.stringify(openApi, (_name, value) => (typeof value === 'bigint' ? undefined : value)),
      ) as typeof openApi;
      const resolve = resolver.makeResolveSubtree({ strategies: [strategy('openapi-3-0')] });
      const { spec, errors } = await resolve(plain, ['paths', operation.path, operation.method], {
        baseDoc: 'http://localhost/',
      });
      expect(errors).toEqual([]);
      const theirs = JSON.parse(JSON.stringify(spec).replaceAll('http://localhost/#', '#')) as {
        requestBody?: object;
      };
      const ours = resolvedOperation(operation) as { requestBody?: object };
      expect(ours.requestBody).toEqual(theirs.requestBody);
    },
  );

  it('knows no operation before it is opened', () => {
    expect(system.specSelectors.specResolvedSubtree(['paths'])).toBeUndefined();
  });
});

describe('the contract, as far as the console leaves parts of Swagger UI out', () => {
  it('has an example for each body: none is made up from patterns', () => {
    const bodies = apiOperations.flatMap(({ id, operation: { requestBody } }) =>
      Object.values(requestBody?.content ?? {}).map(({ examples }) => [
        id,
        Object.keys(examples ?? {}).length,
      ]),
    );
    expect(bodies.length).toBeGreaterThan(10);
    expect(bodies.filter(([, count]) => count === 0)).toEqual([]);
  });

  it('has JSON bodies only: no XML, no files, no form fields', () => {
    const types = apiOperations.flatMap(({ operation }) => Object.keys(operation.requestBody?.content ?? {}));
    expect([...new Set(types)]).toEqual(['application/json']);
  });

  it('has parameters that are texts, numbers, or lists of texts, which have fields', () => {
    const kinds = apiOperations.flatMap(({ parameters }) =>
      parameters.map(({ schema }) => [
        schema.type,
        schema.items && 'type' in schema.items && schema.items.type,
      ]),
    );
    expect(new Set(kinds.map(([type, items]) => (items ? `${type} of ${items}` : type)))).toEqual(
      new Set(['integer', 'string', 'array of string']),
    );
  });
});

describe('stubs', () => {
  const lodash = require('lodash') as Record<string, (...args: unknown[]) => unknown>;
  const nested = () => ({ a: { b: [1, { c: 2 }] }, fn: Math.max, none: undefined });

  it.each<[string, unknown[]]>([
    ['identity', [nested()]],
    ['get', [nested(), ['a', 'b', 1, 'c']]],
    ['get', [nested(), ['a', 'x', 'y'], 'otherwise']],
    ['get', [null, ['a'], 'otherwise']],
    ['omit', [nested(), ['a']]],
    ['isPlainObject', [{}]],
    ['isPlainObject', [Object.create(null)]],
    ['isPlainObject', [new Map()]],
    ['isPlainObject', [[]]],
    ['isPlainObject', [null]],
    ['isFunction', [Math.max]],
    ['isFunction', [{}]],
    ['eq', [Number.NaN, Number.NaN]],
    ['eq', [{}, {}]],
    ['some', [['a', 'b'], (item: unknown) => item === 'b']],
    ['some', [undefined, () => true]],
    ['find', [['a', 'b'], (item: unknown) => item === 'b']],
    ['reduce', [[1, 2], (sum: number, item: number) => sum + item, 3]],
    ['merge', [{}, nested(), { a: { d: 4 }, fn: undefined, list: ['x'] }]],
    ['merge', [{}, undefined, { a: null }]],
    ['merge', [{}, JSON.parse('{"__proto__":{"polluted":true},"toString":{"a":1}}')]],
  ])('of lodash do what lodash does: %s', (name, args) => {
    const ours = (lodashStub as unknown as typeof lodash)[name];
    const theirs = lodash[name];
    if (!ours || !theirs) throw new Error(`${name} is missing`);
    expect(ours(...structuredArgs(args))).toEqual(theirs(...structuredArgs(args)));
  });

  /** The same arguments anew: merge changes its first. */
  const structuredArgs = (args: unknown[]): unknown[] =>
    args.map((arg) => (arg && Object.getPrototypeOf(arg) === Object.prototype ? { ...arg } : arg));

  it('of lodash remember by the key, in a cache that can be exchanged', () => {
    const calls: string[] = [];
    const memoized = lodashStub.memoize(
      (a: string, b: string) => {
        calls.push(a + b);
        return a + b;
      },
      (a, b) => b + a,
    );
    expect([memoized('x', 'y'), memoized('x', 'y'), memoized('y', 'x')]).toEqual(['xy', 'xy', 'yx']);
    expect(calls).toEqual(['xy', 'yx']);
  });

  it('of randombytes make ids, no two of them equal', () => {
    expect(randomBytes().toString()).toMatch(/^[\w-]+$/);
    expect(randomBytes().toString()).not.toBe(randomBytes().toString());
  });
});

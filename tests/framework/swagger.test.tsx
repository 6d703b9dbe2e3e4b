import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consolePlugin } from '@/components/api-console/operation/plugin';
import { swaggerAliases } from '@/framework/swagger/aliases';

/** Our own additions: Swagger UI need not know them. */
const OWN = ['ConsoleLayout'];

const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-react'));
const source = await readFile(join(root, 'swagger-ui-es-bundle-core.js'), 'utf8');
const { components, wrapComponents, statePlugins } = consolePlugin(() => {})();

describe('Swagger UI', () => {
  it.each([...Object.keys(components), ...Object.keys(wrapComponents)].filter((name) => !OWN.includes(name)))(
    'still has a component %s that the console replaces or wraps',
    (name) => {
      const isKnown = new RegExp(
        `[{,]${name}:|[{,]${name}[,}]|getComponent\\("${name}"|\\w\\("${name}"`,
      ).test(source);
      expect(
        isKnown,
        `Swagger UI has no component "${name}" any more: components/api-console/operation/plugin.ts replaces nothing. Find its new name in the package.`,
      ).toBe(true);
    },
  );

  it.each([
    ...Object.values(statePlugins).flatMap((plugin) => Object.keys(plugin.wrapActions)),
    'requestResolvedSubtree',
    'changeParamByIdentity',
    'validateParams',
    'clearRequestBodyValidateError',
    'setRequestBodyValidateError',
    'setRequestBodyValue',
    'setRetainRequestBodyValueFlag',
    'specResolvedSubtree',
    'parameterWithMetaByIdentity',
    'validateBeforeExecute',
    'requestBodyValue',
    'selectDefaultRequestBodyValue',
    'isShown',
  ])('still has %s, which the console calls or wraps', (name) => {
    expect(
      source.includes(name),
      `Swagger UI has no "${name}" any more: framework/swagger/system.ts and components/api-console/operation rely on it.`,
    ).toBe(true);
  });

  it.each(Object.entries(swaggerAliases))('still imports %s, which the bundler leaves out', (name, stub) => {
    expect(existsSync(stub), `${stub} does not exist: framework/swagger/aliases.ts names it.`).toBe(true);
    // swagger-client and the highlighter import the rest.
    if (!name.startsWith('@swagger-api'))
      expect(
        source.includes(`"${name}"`),
        `Swagger UI does not import "${name}" any more: take it out of framework/swagger/aliases.ts, and look whether something as heavy came in its place.`,
      ).toBe(true);
  });
});

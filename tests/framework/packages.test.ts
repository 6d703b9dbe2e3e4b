import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { evaluate } from 'nextra/evaluate';
import { expect, it, vi } from 'vitest';
import { compilePage } from '@/shared/build/compile-page';
import { CLIENT_REFERENCE, isClientReference } from '@/shared/framework/next/client-reference';
import { MARKS } from '@/shared/framework/next/mark';
import { COMPILED_PAGE } from '@/shared/framework/nextra/pages-in-development';

const require = createRequire(import.meta.url);

/** Next's compiler, as its build uses it. */
const { loadBindings, transform } = require('next/dist/build/swc') as {
  loadBindings: () => Promise<unknown>;
  transform: (text: string, options: object) => Promise<{ code: string }>;
};

/** Compiles a module with a marker import, for the server or for the browser. */
const compileMarked = (mark: string, isReactServerLayer: boolean) =>
  transform(`import '${mark}';`, {
    filename: 'module.ts',
    jsc: { parser: { syntax: 'typescript' } },
    serverComponents: { isReactServerLayer, cacheComponentsEnabled: false, useCacheEnabled: false },
    isDevelopment: false,
  });

it(CLIENT_REFERENCE, () => {
  const server = require.resolve(
    'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
  );
  const marks = /CLIENT_REFERENCE_TAG\$?\d* = Symbol\.for\("([^"]+)"\)/.exec(readFileSync(server, 'utf8'));
  expect(marks?.[1]).toBe('react.client.reference');
  const reference = Object.assign(() => undefined, { $$typeof: Symbol.for('react.client.reference') });
  expect(isClientReference(reference)).toBe(true);
  expect(isClientReference(() => undefined)).toBe(false);
});

it(MARKS, async () => {
  await loadBindings();
  await expect(compileMarked('server-only', false)).rejects.toThrow('server-only');
  await expect(compileMarked('client-only', true)).rejects.toThrow('client-only');
  await expect(compileMarked('server-only', true)).resolves.toBeDefined();
  await expect(compileMarked('client-only', false)).resolves.toBeDefined();
});

it(COMPILED_PAGE, async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const compiled = await compilePage(process.cwd(), 'guides/webhooks');
  const { default: Content, toc, metadata } = evaluate(compiled ?? '');
  expect(Content).toBeTypeOf('function');
  expect(toc.map(({ id }) => id)).toContain('verify');
  expect(metadata.title).toBe('Receive webhooks');
  expect(await compilePage(process.cwd(), 'guides/nowhere')).toBeUndefined();
});

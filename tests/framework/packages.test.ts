import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { evaluate } from 'nextra/evaluate';
import { expect, it, vi } from 'vitest';
import { compilePage } from '@/shared/build/compile-page';
import { CLIENT_REFERENCE, isClientReference } from '@/shared/framework/next/client-reference';
import { COMPILED_PAGE } from '@/shared/framework/nextra/pages-in-development';

const require = createRequire(import.meta.url);

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

it(COMPILED_PAGE, async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const compiled = await compilePage(process.cwd(), 'guides/webhooks');
  const { default: Content, toc, metadata } = evaluate(compiled ?? '');
  expect(Content).toBeTypeOf('function');
  expect(toc.map(({ id }) => id)).toContain('verify');
  expect(metadata.title).toBe('Receive webhooks');
  expect(await compilePage(process.cwd(), 'guides/nowhere')).toBeUndefined();
});

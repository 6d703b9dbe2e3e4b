import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFull } from './tests/support/scale.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Resolves packages as in production: the development edition of the Markdown parser is twice as slow. */
const packagesAsBuilt: Plugin = {
  name: 'packages-as-built',
  configResolved({ ssr }) {
    const { resolve } = ssr;
    if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
  },
};

const GENERATED = 'tests/support/generated-code.ts';

const project = (
  name: string,
  include: string[],
  options: { isolate?: boolean; globalSetup?: string[] } = {},
) => ({
  extends: true as const,
  test: { name, include, ...options },
});

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': `${root}/shared/framework/next/mark.ts`,
      'client-only': `${root}/shared/framework/next/mark.ts`,
    },
  },
  plugins: [packagesAsBuilt],
  test: {
    globalSetup: GENERATED,
    // Playwright runs the browser tests: playwright.config.ts.
    projects: [
      // Modules are loaded once for all files, so tests must leave no state in them.
      project('unit', ['tests/{unit,content}/**/*.test.{ts,tsx}'], { isolate: false }),
      project(
        'api',
        ['packages/reference-api/tests/*.test.ts', 'tests/{examples,framework}/*.test.{ts,tsx}'],
        {
          isolate: false,
          globalSetup: [GENERATED, 'packages/reference-api/tests/support/postgres-server.ts'],
        },
      ),
      // Reads the output of `npm run build`, and nightly that of the second build; parses each page once for all
      // files.
      project('export', ['tests/export/*.test.ts', ...(isFull ? ['tests/nightly/export/*.test.ts'] : [])], {
        isolate: false,
        globalSetup: [GENERATED, 'tests/support/built-site.ts'],
      }),
      project('nightly', ['tests/{nightly,browsers}/*.test.ts']),
    ],
    // Servers and databases start slowly on busy machines. No test measures time.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share a worker, so a stub must reach neither the next test nor the next file.
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: 'tests/support/unstub.ts',
  },
});

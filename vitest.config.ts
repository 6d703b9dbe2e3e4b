import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Packages as the build takes them: the parser of Markdown is twice as slow in its edition for development. */
const packagesAsBuilt: Plugin = {
  name: 'packages-as-built',
  configResolved({ ssr }) {
    const { resolve } = ssr;
    if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
  },
};

/** Describes a set of test files that is run by its name. */
const project = (name: string, include: string[], options: { isolate?: boolean } = {}) => ({
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
    globalSetup: 'tests/support/generated-code.ts',
    // Browser tests have a runner of their own: playwright.config.ts.
    projects: [
      // Modules are loaded once for all files, which leave nothing behind in them.
      project('unit', ['tests/{unit,content}/**/*.test.{ts,tsx}'], { isolate: false }),
      project(
        'api',
        ['packages/reference-api/tests/*.test.ts', 'tests/{examples,framework}/*.test.{ts,tsx}'],
        { isolate: false },
      ),
      // Reads what `npm run build` has written; each page is parsed once for all files.
      project('export', ['tests/export/*.test.ts'], { isolate: false }),
      project('nightly', ['tests/{nightly,browsers}/*.test.ts']),
    ],
    // Servers and databases start on machines that may be busy; no test measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share a worker: a window that one of them made up is gone before the next test.
    unstubGlobals: true,
  },
});

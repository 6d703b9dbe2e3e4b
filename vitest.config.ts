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

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': `${root}/framework/next/mark.ts`,
      'client-only': `${root}/framework/next/mark.ts`,
    },
  },
  plugins: [packagesAsBuilt],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Browser tests have a runner of their own: playwright.config.ts.
    exclude: ['tests/e2e/**'],
    // Servers and databases start on machines that may be busy; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});

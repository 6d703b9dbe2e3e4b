import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': `${root}/framework/next/mark.ts`,
      'client-only': `${root}/framework/next/mark.ts`,
    },
  },
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

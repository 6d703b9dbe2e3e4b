import { defineConfig } from '@playwright/test';
import { launchOptions } from '@/tests/site/support/browser';

const viewport = { width: 1280, height: 800 };

/** Browser tests wait for events. The timeouts allow for slow machines, not for slow pages. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/built-site.ts',
  outputDir: 'generated/playwright',
  snapshotPathTemplate: 'tests/site/appearance/{arg}{ext}',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A test that passes only on retry is listed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: 'generated/playwright.json' }]],
  use: {
    launchOptions,
    // Shorter than the test's limit, so that a failure names the action that timed out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Open the trace of a retry with: npx playwright show-trace FILE.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', testMatch: /tests\/site\/.*\.test\.ts$/, use: { viewport } },
    // Tests that are too slow for each change: the second build, and the stock theme.
    { name: 'nightly', testMatch: 'nightly/site/*.test.ts', use: { viewport } },
  ],
});

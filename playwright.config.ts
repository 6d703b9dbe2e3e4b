import { defineConfig } from '@playwright/test';
import { launchOptions } from '@/tests/site/support/browser';

/** Files whose pages are looked at in a phone's window too. */
const PHONE = /tests\/site\/.*\.phone\.test\.ts$/;

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The browser tests. They wait for events, so the limits below are for machines that stand still, not for pages. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'generated/playwright',
  snapshotPathTemplate: 'tests/site/appearance/{arg}{ext}',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A test that passes only when it is repeated is counted apart and named: shared/build/reports.ts.
  retries: 1,
  forbidOnly: true,
  reporter: [['./tests/site/support/reporter.ts'], ['json', { outputFile: 'generated/playwright.json' }]],
  use: {
    launchOptions,
    // Shorter than the test's limit, so that a failure names what the reader could not press or open.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What the pages did when the test was repeated: npx playwright show-trace FILE.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: /tests\/site\/.*\.test\.ts$/,
      testIgnore: PHONE,
      use: { viewport: viewports.desktop },
    },
    { name: 'phone', testMatch: PHONE, use: { viewport: viewports.phone, hasTouch: true, isMobile: true } },
    // What is too slow for each change: the second build, and the preview under the stock theme.
    { name: 'nightly', testMatch: 'nightly/site/*.test.ts', use: { viewport: viewports.desktop } },
  ],
});

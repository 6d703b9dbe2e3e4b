import { test } from '@playwright/test';

/** The words of the browser tests, from Playwright Test. A table of cases is a loop around `it`. */
export { expect } from '@playwright/test';
export const it = test;
export const describe = test.describe;
export const { afterAll, afterEach, beforeAll, beforeEach } = test;

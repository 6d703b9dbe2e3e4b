import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toolFile } from '@/shared/build/run';
import { getViolations } from '@/tests/site/support/axe';
import { waitForScript, watchFaults } from '@/tests/site/support/browser';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';
import { copyProject } from '@/tests/support/copy-project';
import { startDevelopment } from '@/tests/support/development-server';
import { ui } from '@/tests/support/interface';

/** The copy that is edited: inside the project to resolve its packages, with a dot so that tools ignore it. */
const COPY = '.development';

/** Pages are compiled on demand, on a machine that runs other tests. */
const SLOW = 300_000;

const PAGE = '/docs/getting-started/quick-start/';
const FILE = join(COPY, 'content/getting-started/quick-start.mdx');

describe('the site in development', () => {
  it.setTimeout(SLOW);
  let server: Awaited<ReturnType<typeof startDevelopment>>;

  async function open(page: Page, path: string) {
    const faults = watchFaults(page, server.url);
    page.setDefaultTimeout(SLOW);
    await page.goto(server.url + path);
    await waitForScript(page);
    return faults;
  }

  beforeAll(async () => {
    await copyProject(COPY);
    server = await startDevelopment(['--import', 'tsx', 'scripts/dev.ts'], COPY);
  });
  afterAll(() => server?.stop());

  it('shows a page, runs an example, unfolds the tree, and navigates without errors', async ({ page }) => {
    const faults = await open(page, PAGE);
    const example = page.getByRole('region', { name: 'Sign in' });
    await example.getByRole('button', { name: 'Run' }).click();
    await example.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
    await page.locator('.sidebar [data-folder="guides"] > summary').click();
    await page.locator('.sidebar').getByRole('link', { name: 'Receive webhooks', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe('Receive webhooks');
    // The page listens to the content check, which uses another port.
    const foreign = faults.foreignRequests.filter((one) => !/^http:\/\/127\.0\.0\.1:\d+\/$/.test(one));
    expect([...faults.console, ...faults.failedRequests, ...foreign]).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`shows every component in its states, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults = await open(page, '/docs/vocabulary/');
      // Next's own indicator, and the sticky bar, which would repeat in a full-page screenshot.
      await page.addStyleTag({ content: 'nextjs-portal, .navbar { display: none }' });
      // Images wait until they are near the window, where the picture doesn't scroll.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await page.locator('.page-actions summary').click();
      expect(await getViolations(page, { bestPractice: true })).toEqual([]);
      await expect(page.locator('main')).toHaveScreenshot(`components-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.04,
        threshold: 0.3,
      });
      expect(faults.console).toEqual([]);
    });

  it('shows an edit, that diagram and search need a build, and what it would reject', async ({ page }) => {
    await open(page, PAGE);
    const text = await readFile(FILE, 'utf8');
    const fence =
      '```mermaid\nflowchart LR\n  accTitle: New\n  accDescr: One leads to two.\n  One --> Two\n```';
    await writeFile(FILE, `${text}\n## Zanzibar protocol\n\nThis section is new.\n\n${fence}\n`);
    await page.getByRole('heading', { name: 'Zanzibar protocol' }).waitFor();
    await page.locator('.callout-warning').getByText('the diagram is new or was changed').waitFor();
    await waitForScript(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('zanzibar protocol');
    // This copy has no build, whose index the search in development uses.
    await page.getByRole('dialog').getByText(ui.search.searchUnavailable).first().waitFor();

    await open(page, PAGE);
    await writeFile(FILE, `${text}\nSee [a page](/docs/guides/no-such-page).\n`);
    const line = text.split('\n').length + 1;
    const problem = page.locator('#content-problems').getByText(`quick-start.mdx:${line}:`);
    await problem.waitFor();
    expect(await problem.textContent()).toContain('/docs/guides/no-such-page');
    await writeFile(FILE, text);
    await problem.waitFor({ state: 'detached' });
  });

  it("serves the Markdown of a page, and the site's own page for an unknown address", async ({ page }) => {
    const response = await page.request.get(`${server.url}/docs/guides/webhooks.md`, { timeout: SLOW });
    expect(await response.text()).toMatch(/^# Receive webhooks\n/);
    for (const path of ['/nowhere/', '/docs/nowhere/', '/docs/api/forms/nowhere/']) {
      const shown = await page.goto(server.url + path, { timeout: SLOW });
      expect(shown?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    }
  });
});

it('bare `next dev` generates what a fresh checkout lacks', async ({ page }) => {
  it.setTimeout(SLOW);
  await copyProject(COPY);
  const bare = await startDevelopment([toolFile('next'), 'dev', '--port', '0'], COPY);
  await page.goto(bare.url + PAGE, { timeout: SLOW });
  await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
  await bare.stop();
});

import type { Locator, Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { choose, isOpen, openConsole, operation, startConsole } from './support';

/** Chooses an operation in the sidebar without a pointer, which would preload the page. */
const press = (page: Page, id: string) =>
  page.locator(`#console-operations a[data-operation="${id}"]`).evaluate((link: HTMLElement) => link.click());

/** Waits until an element is at the top of the window, below the bar. */
const isAtTop = (element: Locator) =>
  expect
    .poll(async () => {
      const y = (await element.boundingBox())?.y ?? -1;
      return y >= 50 && y < 180 ? 'at the top' : y;
    })
    .toBe('at the top');

describe('the address of the console', () => {
  it('opens, focuses and marks an operation on load', async ({ page }) => {
    // In another case, as a reader might type it.
    await openConsole(page, '#/updatesubmissionbytoken');
    await isOpen(page, 'updateSubmissionByToken');
    const row = operation(page, 'updateSubmissionByToken');
    expect(new URL(page.url()).hash).toBe('#/Submissions/updateSubmissionByToken');
    const current = page.locator('#console-operations [aria-current]');
    await expect(current).toContainText('Change a submission by token');
    await expect.poll(() => row.evaluate((block) => block.contains(document.activeElement))).toBe(true);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -20_000);
    await expect(current).toHaveCount(0);
  });

  it('finds an operation or group in other spellings', async ({ page }) => {
    for (const [spelling, place] of [
      ['?1#createForm', '.op-item[data-operation="createForm"]'],
      ['?2#/Forms', '#tag-forms'],
      ['?3#tag-submissions', '#tag-submissions'],
    ] as const) {
      await openConsole(page, spelling);
      await isAtTop(page.locator(place));
    }
  });

  it('opens the operation at the first paint, without a shift on a phone', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    // On a busy machine, the font can load late and shift lines.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        // The bar follows the navbar, which hides when the page scrolls.
        for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (value > 0.02) moved.push(`${value.toFixed(3)} at ${startTime.toFixed(0)} ms`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/docs/api/#/Forms/createForm');
    await isOpen(page, 'createForm');
    await page.locator('.console[data-ready]').waitFor();
    await isAtTop(operation(page, 'createForm'));
    // React writes the title of the page after the console has set its own.
    await page.evaluate(() => document.querySelector('title')?.replaceChildren('API Reference'));
    await expect(page).toHaveTitle(/^Create a form – API Reference/);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

  it('follows the sidebar, the list and the history, also in the title', async ({ page }) => {
    await openConsole(page);
    const title = await page.title();
    await choose(page, 'listForms');
    await isOpen(page, 'listForms');
    expect(new URL(page.url()).hash).toBe('#/Forms/listForms');
    await expect.poll(() => page.title()).toBe(`List forms – ${title}`);
    // Without the pointer: the form before the row can still grow while it moves.
    await operation(page, 'createForm')
      .locator('summary')
      .first()
      .evaluate((summary: HTMLElement) => summary.click());
    await isOpen(page, 'createForm');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/Forms/createForm');
    await page.goBack();
    await isAtTop(operation(page, 'listForms'));
    await page.goForward();
    await isAtTop(operation(page, 'createForm'));
  });

  it('says what is wrong with it, and ignores anchors of the page', async ({ faults, page }) => {
    await openConsole(page, '#content');
    await page.getByText(ui.console.notSignedIn).waitFor();
    expect(await page.getByText(saying(ui.console.badAddress)).count()).toBe(0);
    await page.evaluate(() => {
      window.location.hash = '#/Forms/nonsense';
    });
    await page.getByText('The parameter "operationId" is "nonsense"').waitFor();
    for (const [address, sentence] of [
      ['?1#garbage', saying(ui.console.noAnchor, { anchor: 'garbage' })],
      ['?3#/Forms/listForms/with/%%%', /The parameter "request" of \S+ is "%%%"/],
      ['?navigation=tabs', 'The parameter "navigation" is "tabs". Use one of: history, hash, memory.'],
    ] as const) {
      await page.goto(`/docs/api/${address}`);
      await startConsole(page);
      await page.getByText(sentence).waitFor();
      expect(await page.locator('.op-item').count()).toBe(allOperations.length);
    }
    expect(faults.console).toEqual([]);
  });

  it('follows the path in history mode, where pages exist, too', async ({ page }) => {
    await openConsole(page, '?navigation=history');
    const title = await page.title();
    await press(page, 'listFormTemplates');
    await isOpen(page, 'listFormTemplates');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/form-templates/listFormTemplates/');
    await expect.poll(() => page.title()).toBe(`List form templates – ${title}`);
    const current = page.locator('#console-operations [aria-current]');
    await expect(current).toContainText('List form templates');
    await press(page, 'listForms');
    await isOpen(page, 'listForms');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(`List form templates – ${title}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'List form templates' }).waitFor();
  });

  it('stays unchanged in memory mode', async ({ page }) => {
    await openConsole(page, '?navigation=memory');
    const before = page.url();
    await press(page, 'listForms');
    await isOpen(page, 'listForms');
    expect(page.url()).toBe(before);
  });
});

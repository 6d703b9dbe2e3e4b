import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import { choose, isOpen, openConsole, operation, textOf } from './support';

const site = testSite();

/** Chooses an operation in the sidebar without a pointer, which would warm the page of the link. */
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
  it('opens an operation on load, scrolls to it and marks it in the sidebar', async () => {
    const { page, close } = await openConsole(site, '#/Forms/createForm');
    await isOpen(page, 'createForm');
    await isAtTop(operation(page, 'createForm'));
    const current = page.locator('#console-operations [aria-current]');
    await expect.poll(() => textOf(current)).toContain('Create a form');
    await close();
  });

  for (const spelling of ['#createForm', '#/createform'])
    it(`opens the operation that ${spelling} names, too`, async () => {
      const { page, close } = await openConsole(site, spelling);
      await isOpen(page, 'createForm');
      await isAtTop(operation(page, 'createForm'));
      expect(new URL(page.url()).hash).toBe('#/Forms/createForm');
      await close();
    });

  for (const spelling of ['#forms', '#/Forms'])
    it(`shows the group that ${spelling} names`, async () => {
      const { page, close } = await openConsole(site, spelling);
      await isAtTop(page.locator('#tag-forms'));
      await close();
    });

  it('shows what it names from the first paint on, on a phone, and nothing moves when the console is there', async () => {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    // The typeface may come late on a busy machine, and move lines for that alone.
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
    await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
    await isOpen(page, 'createForm');
    await page.locator('.console[data-ready]').waitFor();
    await isAtTop(operation(page, 'createForm'));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await context.close();
  });

  it('shows what an operation does without script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
    const seen = page.locator('.op-item-body').filter({ visible: true });
    await expect(seen).toHaveCount(1);
    expect(await textOf(seen)).toContain('Creates a form');
    await expect(seen.getByRole('link', { name: ui.console.reference })).toHaveAttribute(
      'href',
      '/docs/api/forms/createForm/',
    );
    await context.close();
  });

  for (const [tag, id, summary] of [
    ['Submissions', 'createSubmission', 'Create a submission'],
    ['Definitions', 'replaceFormDefinition', 'Replace a definition'],
    ['Submissions', 'updateSubmissionByToken', 'Change a submission by token'],
  ] as const) {
    it(`marks ${tag}/${id} until the reader scrolls, and takes the keyboard there`, async () => {
      const { page, close } = await openConsole(site, `#/${tag}/${id}`);
      await isOpen(page, id);
      const current = page.locator('#console-operations [aria-current]');
      await expect.poll(() => textOf(current)).toContain(summary);
      await expect
        .poll(() => operation(page, id).evaluate((block) => block.contains(document.activeElement)))
        .toBe(true);
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, -20_000);
      await expect.poll(() => current.count()).toBe(0);
      await close();
    });
  }

  it('follows the sidebar, the list, and back and forward', async () => {
    const { page, close } = await openConsole(site);
    await choose(page, 'listForms');
    await isOpen(page, 'listForms');
    expect(new URL(page.url()).hash).toBe('#/Forms/listForms');
    // Not by the pointer: the form above the row may still grow while it moves there.
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
    await close();
  });

  it('leads to the heading of a tag', async () => {
    const { page, close } = await openConsole(site, '#tag-submissions');
    await isAtTop(page.locator('#tag-submissions'));
    await close();
  });

  it('says so when it ends with something that is not there', async () => {
    const { page, close } = await openConsole(site, '#garbage');
    await page.getByText(saying(ui.console.noAnchor, { anchor: 'garbage' })).waitFor();
    await close();
  });

  it('survives any hash', async () => {
    const { page, close } = await openConsole(site);
    const faults = watchFaults(page, site.url);
    await page.goto(`${site.url}/docs/api/?again#/Forms/listForms/with/%%%`);
    await page.getByText(/The parameter "request" of \S+ is "%%%"/).waitFor();
    expect(faults.console).toEqual([]);
    await close();
  });

  it('names the operation in the title', async () => {
    const { page, close } = await openConsole(site);
    const title = await page.title();
    await choose(page, 'createForm');
    await expect.poll(() => page.title()).toBe(`Create a form – ${title}`);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await close();
  });

  it('is rejected with the name of the parameter that is wrong', async () => {
    const { page, close } = await openConsole(site, '#/Forms/nonsense');
    await page.getByText('The parameter "operationId" is "nonsense"').waitFor();
    expect(await page.locator('.op-item').count()).toBe(33);
    await close();
  });

  it('leaves anchors of the page alone', async () => {
    const { page, close } = await openConsole(site, '#content');
    await page.getByText(ui.console.notSignedIn).waitFor();
    expect(await page.getByText(saying(ui.console.badAddress)).count()).toBe(0);
    await close();
  });

  it('follows the path where the console is told to; a reload leads to the page at that address', async () => {
    const { page, close } = await openConsole(site, '?navigation=history');
    const title = await page.title();
    await press(page, 'listFormTemplates');
    await isOpen(page, 'listFormTemplates');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/form-templates/listFormTemplates/');
    await expect.poll(() => page.title()).toBe(`List form templates – ${title}`);
    const current = page.locator('#console-operations [aria-current]');
    await expect.poll(() => textOf(current)).toContain('List form templates');
    await press(page, 'listForms');
    await isOpen(page, 'listForms');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(`List form templates – ${title}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'List form templates' }).waitFor();
    await close();
  });

  it('stays as it is where the console is embedded', async () => {
    const { page, close } = await openConsole(site, '?navigation=memory');
    const before = page.url();
    await press(page, 'listForms');
    await isOpen(page, 'listForms');
    expect(page.url()).toBe(before);
    await close();
  });
});

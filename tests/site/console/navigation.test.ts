import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import { choose, openConsole, operation, sidewaysScroll, startConsole, textOf } from './support';

const site = testSite();

const isOpen = (page: Page, id: string) => operation(page, id).locator('.opblock-body').waitFor();

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

describe('the sidebar', () => {
  it('is 300 px wide, filters, and takes Enter for the first match', async () => {
    const { page, close } = await openConsole(site, '', {
      viewport: { width: 1440, height: 900 },
    });
    const sidebar = page.locator('#console-operations');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    expect(await sidebar.getByRole('link').count()).toBe(33);
    await sidebar.getByRole('searchbox').fill('status');
    await expect.poll(() => sidebar.getByRole('link').count()).toBe(1);
    await sidebar.getByRole('searchbox').press('Enter');
    await isOpen(page, 'setSubmissionStatus');
    await sidebar.getByRole('searchbox').fill('zebra');
    await sidebar.getByText(ui.operation.noOperation).waitFor();
    await close();
  });

  it('follows the scroll', async () => {
    const { page, close } = await openConsole(site);
    const current = page.locator('#console-operations [aria-current]');
    await operation(page, 'createForm').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => textOf(current)).toContain('Create a form');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => textOf(current)).toContain('status');
    await expect.poll(() => current.isVisible()).toBe(true);
    await close();
  });

  it('is a drawer on a phone', async () => {
    const { page, close } = await openConsole(site, '', {
      viewport: { width: 390, height: 844 },
    });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Operations', exact: true }).click();
    const drawer = page.locator('#console-operations');
    await drawer.locator('a[data-operation="createForm"]').click();
    await isOpen(page, 'createForm');
    expect(await drawer.isVisible()).toBe(false);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});

describe('loading', () => {
  it('raises no error, warning or foreign request', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const faults = watchFaults(page, site.url);
    await page.goto(`${site.url}/docs/api/#/Auth/login`);
    await isOpen(page, 'login');
    expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    await context.close();
  });

  it('shows the operations without script, and each opens in place', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/api/`);
    await expect(page.locator('.op-item')).toHaveCount(33);
    // For those who read the text alone: search engines, screen readers.
    expect(await textOf(page.locator('.op-item').first())).toMatch(
      /post \/api\/auth\/login Sign in with email and password no sign-in Exchanges /,
    );
    const row = operation(page, 'createForm');
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: ui.console.reference })).toBeVisible();
    await expect(row.getByText(ui.console.formLoading)).toBeHidden();
    await context.close();
  });

  it('that fails shows the error, keeps the list and offers Retry, which fixes it', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    // The page names the chunks of the console, too, to load them together.
    const html = (await readFile('out/docs/api/index.html', 'utf8')).replace(/data-chunks="[^"]*"/, '');
    let isBroken = true;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return isBroken && !html.includes(pathname) ? route.abort() : route.continue();
    });
    await page.goto(`${site.url}/docs/api/`);
    await page.locator('.console-bar').dispatchEvent('pointerover');
    const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
    await alert.waitFor();
    expect((await textOf(alert.locator('pre'))).length).toBeGreaterThan(10);
    expect(await page.locator('.op-item').count()).toBe(33);
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await startConsole(page);
    await context.close();
  });

  it('of Swagger UI happens on this page only', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', async (response) => {
      if (!/\/_next\/static\/.*\.js$/.test(response.url())) return;
      // What is still on its way when the test ends has no text any more.
      const text = await response.text().catch(() => '');
      if (text.includes('opblock-section-request-body')) scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(`${site.url}/docs/api/`);
    await startConsole(page);
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await context.close();
    const names = [...scripts].map((path) => path.slice(path.lastIndexOf('/') + 1));
    for (const route of (await exportedRoutes()).filter((path) => path !== '/docs/api/')) {
      const html = await readFile(join('out', route, 'index.html'), 'utf8');
      for (const name of names) expect(html, `${route} refers to ${name}`).not.toContain(name);
    }
  });
});

describe('what is typed', () => {
  it('survives a reload and the way back, without secrets, until it is reset', async () => {
    const { page, close } = await openConsole(site, '#/Auth/login');
    const login = operation(page, 'login').getByRole('textbox', { name: 'Request body' });
    const example = await login.inputValue();
    await login.fill('{"email":"reader@example.com","password":"S3cret!!"}');
    await choose(page, 'listSubmissions');
    const list = operation(page, 'listSubmissions');
    await list.getByRole('textbox', { name: 'formId' }).fill('4711');
    await page.reload();
    await expect(list.getByRole('textbox', { name: 'formId' })).toHaveValue('4711');
    await choose(page, 'login');
    await expect.poll(() => login.inputValue()).toContain('reader@example.com');
    expect(await login.inputValue()).not.toContain('S3cret');
    expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain('S3cret');

    await page.goto(`${site.url}/docs/`);
    await page.goBack();
    await expect.poll(() => login.inputValue()).toContain('reader@example.com');
    await choose(page, 'listSubmissions');
    await expect(list.getByRole('textbox', { name: 'formId' })).toHaveValue('4711');
    await choose(page, 'login');
    await operation(page, 'login').getByRole('button', { name: ui.console.restore }).click();
    await expect.poll(() => login.inputValue()).toBe(example);
    await page.reload();
    await expect.poll(() => login.inputValue()).toBe(example);
    await close();
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from '@/tests/export/support/routes';
import { saying, ui } from '@/tests/support/interface';
import { waitForScript, watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import { choose, openConsole, operation, sidewaysScroll, textOf } from './support';

const site = testSite();

const isOpen = (page: Page, tag: string, id: string) =>
  operation(page, tag, id).locator('.opblock-body').waitFor();

/** Chooses an operation in the sidebar without a pointer, which would warm the page of the link. */
const press = (page: Page, id: string) =>
  page
    .locator(`.console-sidebar a:is([href$="/${id}"], [href$="/${id}/"])`)
    .evaluate((link: HTMLElement) => link.click());

/** Addresses of pages that are asked for from now on. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

/** Waits until an operation stands at the top of the window. */
const isAtTop = (page: Page, id: string) =>
  page.waitForFunction((element) => {
    const top = document.getElementById(element)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 180;
  }, id);

describe('the address of the console', () => {
  it('opens an operation on load, scrolls to it and marks it in the sidebar', async () => {
    const { page, close } = await openConsole(site, '#/Forms/createForm');
    await isOpen(page, 'Forms', 'createForm');
    await isAtTop(page, 'operations-Forms-createForm');
    const current = page.locator('.console-sidebar [aria-current]');
    await expect.poll(() => textOf(current)).toContain('Create a form');
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
        for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (value > 0.01) moved.push(`${value.toFixed(3)} at ${startTime.toFixed(0)} ms`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
    await isOpen(page, 'Forms', 'createForm');
    await page.locator('.opblock-body[aria-busy="false"]').waitFor();
    await isAtTop(page, 'operations-Forms-createForm');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await context.close();
  });

  it('shows what an operation does without script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
    const seen = page.locator('.op-about').filter({ visible: true });
    expect(await seen.count()).toBe(1);
    expect(await textOf(seen)).toContain('Creates a form');
    await context.close();
  });

  for (const [tag, id, summary] of [
    ['Submissions', 'createSubmission', 'Create a submission'],
    ['Definitions', 'replaceFormDefinition', 'Replace a definition'],
    ['Submissions', 'updateSubmissionByToken', 'Change a submission by token'],
  ] as const) {
    it(`marks ${tag}/${id} until the reader scrolls, and takes the keyboard there`, async () => {
      const { page, close } = await openConsole(site, `#/${tag}/${id}`);
      await isOpen(page, tag, id);
      const current = page.locator('.console-sidebar [aria-current]');
      await expect.poll(() => textOf(current)).toContain(summary);
      await expect
        .poll(() => operation(page, tag, id).evaluate((block) => block.contains(document.activeElement)))
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
    await isOpen(page, 'Forms', 'listForms');
    expect(new URL(page.url()).hash).toBe('#/Forms/listForms');
    await operation(page, 'Forms', 'createForm').getByRole('button', { expanded: false }).first().click();
    await isOpen(page, 'Forms', 'createForm');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/Forms/createForm');
    await page.goBack();
    await isAtTop(page, 'operations-Forms-listForms');
    await page.goForward();
    await isAtTop(page, 'operations-Forms-createForm');
    await close();
  });

  it('leads to the heading of a tag', async () => {
    const { page, close } = await openConsole(site, '#tag-submissions');
    await isAtTop(page, 'tag-submissions');
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

  it('is refused with the name of the parameter that is wrong', async () => {
    const { page, close } = await openConsole(site, '#/Forms/nonsense');
    await page.getByText('The parameter "operationId" is "nonsense"').waitFor();
    expect(await page.locator('.opblock').count()).toBe(33);
    await close();
  });

  it('leaves anchors of the page alone', async () => {
    const { page, close } = await openConsole(site, '#content');
    await page.getByText(ui.console.nobody).waitFor();
    expect(await page.getByText(saying(ui.console.badAddress)).count()).toBe(0);
    await close();
  });

  it('follows the path where the console is told to, and Back from elsewhere finds the place again', async () => {
    const { page, close } = await openConsole(site, '?navigation=history');
    await waitForScript(page);
    const pages = pagesAsked(page);
    await press(page, 'listFormTemplates');
    await isOpen(page, 'Form-Templates', 'listFormTemplates');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/form-templates/listFormTemplates/');
    // The console stays: the page of the operation, which stands at that address, is not asked for.
    expect(pages).toEqual([]);
    const title = await page.title();
    await page
      .locator('header a[href$="/docs/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('.console').waitFor({ state: 'detached' });
    await page.goBack();
    await isOpen(page, 'Form-Templates', 'listFormTemplates');
    await expect.poll(() => page.title()).toBe(title);
    const current = page.locator('.console-sidebar [aria-current]');
    await expect.poll(() => textOf(current)).toContain('List form templates');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'List form templates' }).waitFor();
    await close();
  });

  it('stays as it is where the console is embedded', async () => {
    const { page, close } = await openConsole(site, '?navigation=memory');
    await waitForScript(page);
    const pages = pagesAsked(page);
    const before = page.url();
    await press(page, 'listForms');
    await isOpen(page, 'Forms', 'listForms');
    expect(page.url()).toBe(before);
    expect(pages).toEqual([]);
    await close();
  });
});

describe('the sidebar', () => {
  it('is 300 px wide, filters, and takes Enter for the first match', async () => {
    const { page, close } = await openConsole(site, '', {
      viewport: { width: 1440, height: 900 },
    });
    const sidebar = page.locator('.console-sidebar');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    expect(await sidebar.getByRole('link').count()).toBe(33);
    expect(await page.locator('.docs-layout > .sidebar').isVisible()).toBe(false);
    await sidebar.getByRole('searchbox').fill('status');
    await expect.poll(() => sidebar.getByRole('link').count()).toBe(1);
    await sidebar.getByRole('searchbox').press('Enter');
    await isOpen(page, 'Submissions', 'setSubmissionStatus');
    await sidebar.getByRole('searchbox').fill('zebra');
    await sidebar.getByText('No operation matches').waitFor();
    await close();
  });

  it('follows the scroll', async () => {
    const { page, close } = await openConsole(site);
    const current = page.locator('.console-sidebar [aria-current]');
    await operation(page, 'Forms', 'createForm').evaluate((element) => element.scrollIntoView());
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
    const drawer = page.getByRole('dialog', { name: 'Operations' });
    await drawer.locator('a[href$="/createForm"]').click();
    await isOpen(page, 'Forms', 'createForm');
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
    await isOpen(page, 'Auth', 'login');
    expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    await context.close();
  });

  it('shows the operations without script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/api/`);
    expect(await page.locator('main .op-index a').count()).toBe(33);
    // For those who read the text alone: search engines, screen readers.
    expect(await textOf(page.locator('main .op-index li').first())).toMatch(
      / post \/api\/auth\/login open Exchanges /,
    );
    expect(await page.getByText(ui.console.loading).isVisible()).toBe(false);
    await context.close();
  });

  it('that fails shows the error, keeps the list and offers Retry, which mends it', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const html = await readFile('out/docs/api/index.html', 'utf8');
    let isBroken = true;
    await page.route('**/_next/static/**/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return isBroken && !html.includes(pathname) ? route.abort() : route.continue();
    });
    await page.goto(`${site.url}/docs/api/`);
    await waitForScript(page);
    const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
    await alert.waitFor();
    expect((await textOf(alert.locator('pre'))).length).toBeGreaterThan(10);
    expect(await page.locator('main .op-index a').count()).toBe(33);
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await waitForScript(page);
    await page.locator('.opblock').first().waitFor();
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
    await waitForScript(page);
    await page.locator('.opblock').first().waitFor();
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await context.close();
    const names = [...scripts].map((path) => path.slice(path.lastIndexOf('/') + 1));
    for (const route of await exportedRoutes()) {
      const html = await readFile(join('out', route, 'index.html'), 'utf8');
      for (const name of names) expect(html, `${route} refers to ${name}`).not.toContain(name);
    }
  });
});

import type { Locator, Page } from '@playwright/test';
import { visit, waitForScript, watchFaults } from '@/tests/site/support/browser';
import { followNewLink, isMarked, markDocument, saveData } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { html, startChangingSite } from '../offline/support/changing-site';

const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';
const WARNING = expect.stringContaining(`The page ${TO} could not be preloaded`);
/** Returns the link in the sidebar, which narrow windows hide while the menu is closed. */
const target = (page: Page) => page.locator(`.sidebar a[href="${TO}"]`);
const isTarget = (address: string) => new URL(address).pathname === TO;
const arrive = (page: Page) => page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();

it('a hovered, focused or touched link preloads its page, marked for prerendering', async ({ page }) => {
  await visit(page, FROM);
  for (const [path, act] of [
    [TO, (link: Locator) => link.hover()],
    [
      '/docs/guides/docker-production/',
      async (link: Locator) => {
        // The focus scrolls the sidebar, and would move another link below the pointer.
        await page.mouse.move(700, 500);
        await link.focus();
      },
    ],
    ['/docs/guides/themes/', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const first = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await act(page.locator(`.sidebar a[href="${path}"]`));
    expect((await first).isNavigationRequest(), path).toBe(false);
    await page.locator(`a[href="${path}"][data-prepared]`).first().waitFor();
  }
  await expect(page).toHaveURL(FROM);
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  expect(JSON.parse(rules ?? '')).toEqual({
    prerender: [{ where: { selector_matches: 'a[data-prepared]' }, eagerness: 'immediate' }],
  });
});

// tests/unit/layout/preload.test.ts covers which connections these are.
it('no page is preloaded before the press for readers who save data', async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  await visit(page, FROM);
  const seen: boolean[] = [];
  page.on('request', (request) => {
    if (isTarget(request.url())) seen.push(request.isNavigationRequest());
  });
  await target(page).hover();
  await target(page).focus();
  await target(page).dispatchEvent('touchstart');
  // Longer than the hover time.
  await page.clock.runFor(1000);
  expect(seen).toEqual([]);
  await target(page).click();
  await arrive(page);
  expect(seen).toEqual([true]);
});

it('no page is preloaded for links that the mouse only passes over', async ({ page }) => {
  await page.clock.install();
  await visit(page, FROM);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // The page's clock is stopped between the links, so the hover time never elapses.
  await page.locator('.sidebar a, main h1').evaluateAll((parts) => {
    for (const part of parts) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.clock.runFor(1000);
  const first = page.waitForRequest((request) => isTarget(request.url()));
  await target(page).dispatchEvent('pointerover', { bubbles: true });
  await page.clock.runFor(100);
  await first;
  expect(requested).toEqual([TO]);
});

it('a page that can\'t be loaded keeps what was typed, and has "Retry"', async ({ newPage, closeAfter }) => {
  const troubled = await closeAfter(startChangingSite());
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const { console: warnings } = watchFaults(page, troubled.url);
  troubled.answers.set(TO, (request) => request.socket.destroy());
  await visit(page, troubled.url + FROM);
  // Leaving would lose it.
  await page.locator('main').evaluate((main) => {
    const field = main.appendChild(document.createElement('textarea'));
    field.value = 'A';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await markDocument(page);
  const toast = page.getByRole('alert').filter({ hasText: ui.shell.pageFailed });
  const menu = page.getByRole('dialog', { name: ui.shell.docsNavigation });
  await page.getByRole('button', { name: ui.shell.openMenu }).click();
  for (const follow of [
    () => menu.getByRole('link', { name: 'Receive webhooks' }).click(),
    () => followNewLink(page, TO),
  ]) {
    await follow();
    await toast.waitFor();
    expect(warnings.splice(0)).toContainEqual(WARNING);
    await toast.getByRole('button', { name: ui.shell.close }).click();
    await expect(menu).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  }
  await followNewLink(page, TO);
  await toast.waitFor();
  troubled.answers.delete(TO);
  await toast.getByRole('button', { name: ui.shell.retry }).click();
  await arrive(page);
});

it("a page that can't be preloaded is loaded in full by the press", async ({ page, closeAfter }) => {
  // The server fails, because interception in the browser doesn't see prefetching.
  const troubled = await closeAfter(startChangingSite());
  const { console: warnings } = watchFaults(page, troubled.url);
  troubled.answers.set(TO, (request, response, serve) =>
    request.headers['sec-fetch-dest'] === 'empty' && request.method === 'GET'
      ? html('No.', 503)(request, response, serve)
      : serve(),
  );
  await visit(page, troubled.url + FROM);
  await target(page).hover();
  await expect.poll(() => warnings).toContainEqual(WARNING);
  expect(await target(page).getAttribute('data-prepared')).toBeNull();
  await target(page).click();
  await arrive(page);

  troubled.answers.set(TO, html('The server is busy.', 503));
  await visit(page, troubled.url + FROM);
  await target(page).click();
  await page.getByText('The server is busy.').waitFor();
  await expect(page).toHaveURL(troubled.url + TO);
});

it('the history restores positions and sections; a link to the current page adds no entry, except to leave a section', async ({
  open,
}) => {
  const page = await open(FROM);
  await markDocument(page);
  const current = page.locator('.sidebar a[aria-current="page"]');
  const isAt = (top: number) => page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 2, top);
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 400 }));
  await current.click();
  await isAt(0);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
  const section = page.locator('.toc a').nth(1);
  const hash = await section.getAttribute('href');
  await section.click();
  await page.waitForURL(`${FROM}${hash}`);
  await page.waitForFunction(() => window.scrollY > 0);
  await current.click();
  await expect(page).toHaveURL(FROM);
  await isAt(0);
  await page.goBack();
  await expect(page).toHaveURL(`${FROM}${hash}`);
  await page.evaluate(() => window.scrollTo({ top: 700 }));
  const requests: boolean[] = [];
  page.on('request', (request) => {
    if (isTarget(request.url())) requests.push(request.isNavigationRequest());
  });
  await followNewLink(page, TO);
  await arrive(page);
  // The press itself preloads the page, when nothing came before it.
  expect(requests).toEqual([false, true]);
  await isAt(0);
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  await page.goBack();
  await page.waitForURL(`${FROM}${hash}`);
  await isAt(700);
  await page.goForward();
  await page.waitForURL(TO);
  await isAt(300);
});

import type { BrowserContext } from '@playwright/test';
import { getMessages } from '@/lib/i18n';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { site as about } from '@/theme.config';
import { waitForScript } from '../support/browser';
import { testSite } from '../support/test-site';

const en = getMessages('en');
const route = '/docs/guides/webhooks/';

describe('copying a page as Markdown', () => {
  const site = testSite();

  async function openPage(context: BrowserContext) {
    const page = await context.newPage();
    await page.goto(site.url + route);
    await waitForScript(page);
    return { page, button: page.locator('[data-copy-markdown]') };
  }

  it('puts the text form of the page on the clipboard and says so', async () => {
    const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, button } = await openPage(context);
    expect(await button.textContent()).toBe(en.copyMarkdown);
    await button.click();
    await page.getByText(en.copied, { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const twin = await (await fetch(`${site.url}/docs/guides/webhooks.md`)).text();
    expect(copied.replaceAll('\r\n', '\n')).toBe(twin);
    await page.getByRole('button', { name: en.copyMarkdown }).waitFor();
    await context.close();
  });

  it('puts its address and a prompt that names its text form on the clipboard', async () => {
    const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = await openPage(context);
    const copied = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await page.getByText(en.copied, { exact: true }).waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('button', { name }).waitFor();
      return text;
    };
    expect(await copied(en.copyLink)).toBe(site.url + route);
    expect(await copied(en.copyPrompt)).toMatch(/^Read .* https:.*\/docs\/guides\/webhooks\.md$/);
    await context.close();
  });

  it('offers an issue in the source repository that names the page', async () => {
    const context = await site.browser.newContext();
    const { page } = await openPage(context);
    const href = await page.getByRole('link', { name: en.helpfulLink }).getAttribute('href');
    const url = new URL(href ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${about.docsRepository}/issues/new`);
    expect(url.searchParams.get('title')).toContain('Webhooks');
    expect(url.searchParams.get('page')).toContain('/docs/guides/webhooks');
    await context.close();
  });

  it('offers both on the index page of a section', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/category/guides/`);
    await waitForScript(page);
    await page.getByRole('button', { name: en.copyMarkdown }).waitFor();
    const href = await page.getByRole('link', { name: en.helpfulLink }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('page')).toContain('/docs/category/guides');
    await context.close();
  });

  it('asks on every other page, too, and offers what there is of it', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    for (const { path, texts } of [
      { path: '/', texts: en },
      { path: '/de/', texts: getMessages('de') },
      { path: '/markdown-page/', texts: en },
      { path: '/docs/api/', texts: en },
    ]) {
      await page.goto(site.url + path);
      await waitForScript(page);
      const href = await page.getByRole('link', { name: texts.helpfulLink }).getAttribute('href');
      const about = new URL(href ?? '').searchParams.get('page');
      expect(new URL(about ?? '').pathname.replace(/\/?$/, '/')).toBe(path);
      await page.getByRole('button', { name: texts.copyLink }).waitFor();
      await page.getByRole('button', { name: texts.copyPrompt }).waitFor();
      const markdown = await page.locator('link[rel="alternate"][type="text/markdown"]').count();
      expect(await page.locator('[data-copy-markdown]').count()).toBe(markdown);
      expect(await page.getByRole('link', { name: texts.viewMarkdown }).count()).toBe(markdown);
    }
    await context.close();
  });

  it('says when the text does not arrive', async () => {
    const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, button } = await openPage(context);
    await page.route('**/*.md', (request) => request.abort());
    await button.click();
    await page.getByText(en.copyFailed).waitFor();
    await context.close();
  });

  it('says when the browser refuses', async () => {
    const context = await site.browser.newContext();
    const { page, button } = await openPage(context);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button.click();
    await page.getByText(en.copyFailed).waitFor();
    await context.close();
  });

  it('offers the link alone without script', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + route);
    expect(await page.locator('[data-copy-markdown]').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: en.viewMarkdown }).isVisible()).toBe(true);
    await context.close();
  });
});

import { getMessages } from '@/shared/i18n';
import { expect, it } from '@/tests/site/support/test';

// tests/export/pages.test.ts checks which pages offer what.

const en = getMessages('en');
const route = '/docs/guides/webhooks/';

it('a page is copied as Markdown, address or prompt, also on an insecure origin', async ({ open, site }) => {
  const page = await open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.clock.install();
  await page.locator('.page-actions summary').click();
  const copied = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByText(en.copied, { exact: true }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    // The button shows its own name again after three seconds.
    await page.clock.runFor(3_000);
    await page.getByRole('button', { name }).waitFor();
    return text.replaceAll('\r\n', '\n');
  };
  expect(await copied(en.copyMarkdown)).toBe(
    await (await fetch(`${site.url}/docs/guides/webhooks.md`)).text(),
  );
  expect(await copied(en.copyLink)).toBe(site.url + route);
  expect(await copied(en.copyPrompt)).toMatch(/^Read .* https:.*\/docs\/guides\/webhooks\.md$/);

  // An insecure origin lacks the clipboard API. Removed only for the site's own script: the test reads with it.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Insecure origin.'));
  });
  expect(await copied(en.copyLink)).toBe(site.url + route);
});

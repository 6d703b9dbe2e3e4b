import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { describe, expect, it } from '@/tests/site/support/test';
import { shellSite } from './support/shell-site';

const site = shellSite();
const route = '/docs/building-your-solution/authentication/google-oauth/';
const [program] = fencesOf(readPages(process.cwd()).pages).filter(
  ({ file, filename }) =>
    file.endsWith('content/building-your-solution/authentication/google-oauth.mdx') &&
    filename === 'Program.cs',
);

describe('a change in a block of code', () => {
  it('is copied as the code after it, and marked by signs that no copy contains', async () => {
    const page = await site.open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('figure.code', { has: page.locator('del') }).first();
    await block.locator('[data-copy-code]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program?.code);
    const signOf = (element: string) =>
      block
        .locator(element)
        .first()
        .evaluate((line) => getComputedStyle(line, '::before').content);
    expect(await signOf('ins')).toBe('"+"');
    expect(await signOf('del')).toBe('"−"');
    expect(await block.locator('del').innerText()).toBe('builder.Host.ConfigureEndatix();\n');
  });
});

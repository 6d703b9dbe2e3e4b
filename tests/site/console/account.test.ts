import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { eachConsole, execute, operation, signIn, startConsole, storedText } from './support';

let page: Page;
const site = eachConsole('#/Forms/createForm', (next) => {
  page = next;
});

describe('the account', () => {
  it('says until when, survives a reload, ends when its token is not accepted any more, and signs out', async () => {
    const create = () => execute(operation(page, 'createForm'));
    await signIn(page);
    await page.getByText(/Signed in as admin@endatix.com until \d\d:\d\d/).waitFor();
    expect(await storedText(page)).not.toContain('eyJ');
    await page.evaluate(() => {
      const kept = JSON.parse(window.sessionStorage.getItem('console.session.sandbox') ?? '{}');
      const [head, claims] = String(kept.accessToken).split('.');
      const session = { ...kept, accessToken: `${head}.${claims}.AAAA` };
      window.sessionStorage.setItem('console.session.sandbox', JSON.stringify(session));
    });
    await page.reload();
    await page.getByText('Signed in as').waitFor();
    expect(await create()).toContain('401 Unauthorized');
    await page.getByText('The token of this session is not accepted any more.').waitFor();
    await page.getByRole('button', { name: 'Sign in as administrator' }).click();
    await page.getByText('Signed in as').waitFor();
    expect(await create()).toContain('201 Created');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText(ui.console.notSignedIn).waitFor();
    expect(await create()).toContain('401 Unauthorized');
  });

  it('follows a tab in which the same account signs in', async () => {
    const sessionOf = (tab: Page) =>
      tab.evaluate(() => window.sessionStorage.getItem('console.session.sandbox') ?? '');
    await signIn(page);
    const first = await sessionOf(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await startConsole(other);
    await signIn(other);
    await expect.poll(async () => (await sessionOf(page)) === (await sessionOf(other))).toBe(true);
    expect(await sessionOf(page)).not.toBe(first);
    await other.close();
  });

  it('is not kept over a reload by a sandbox that lives in memory alone', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await signIn(page);
    await page.getByText(saying(ui.console.sandboxMemory)).waitFor();
    expect(await page.evaluate(() => window.sessionStorage.getItem('console.session.sandbox'))).toBeNull();
    await page.reload();
    await page.getByText(ui.console.notSignedIn).waitFor();
  });
});

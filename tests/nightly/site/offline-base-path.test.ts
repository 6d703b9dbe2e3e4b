import {
  copySwitch,
  expectNothing,
  goOffline,
  leftovers,
  PAGE,
  said,
} from '@/tests/site/offline/support/copy';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

const [folder, base] = ['out-base-path', '/docs-site'];
it.use({ served: [folder, base] });

it('a copy below a base path works only below it, and is removed by the switch', async ({ page, site }) => {
  const faults = await goOffline(page, site.url);
  await page.goto(`${site.url}/docs/getting-started/quick-start`);
  await waitForScript(page);
  expect((await leftovers(page)).scopes).toEqual([`${base}/`]);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText('200 OK').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
  await page.getByRole('dialog').getByRole('option').first().click();
  await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
  expect(new URL(page.url()).pathname.startsWith(`${base}/docs/`)).toBe(true);
  // The build below a base path loads the stub of analytics.
  const isCounter = (address: string) => address.includes('/gtag.js');
  expect([...faults.foreignRequests, ...faults.failedRequests].filter((one) => !isCounter(one))).toEqual([]);
  await page.goto(site.url + PAGE);
  await said(page, ui.vocabulary.offlineOn);
  await copySwitch(page).uncheck();
  await said(page, ui.vocabulary.offlineRemoved);
  await expectNothing(page);
});

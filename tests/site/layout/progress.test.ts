import { visit } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { startChangingSite } from '../offline/support/changing-site';

const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';

it('the progress bar appears while a page loads, and ends with Escape', async ({ page, closeAfter }) => {
  const slow = await closeAfter(startChangingSite());
  await visit(page, slow.url + FROM);
  // Leaves the request for the page pending.
  slow.answers.set(TO, () => undefined);
  // The page reports what happens, because Playwright can't query a page during navigation.
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') log.push(message.text());
  });
  await page.evaluate(() => {
    const isBar = (node: Node) => node instanceof HTMLElement && node.matches('.progress-bar');
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        if ([...removedNodes].some(isBar)) console.info('removed');
        if ([...addedNodes].some(isBar)) console.info('shown');
      }
    }).observe(document.body, { childList: true });
  });
  await followNewLink(page, TO);
  await expect.poll(() => log).toEqual(['shown']);
  await page.keyboard.press('Escape');
  await expect.poll(() => log).toEqual(['shown', 'removed']);
});

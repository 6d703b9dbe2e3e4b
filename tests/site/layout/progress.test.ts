import { visit } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { startChangingSite } from '../offline/support/changing-site';

const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';

it('the progress bar appears for another page that takes long, and disappears with Escape or the navigation', async ({
  page,
  closeAfter,
}) => {
  const slow = await closeAfter(startChangingSite());
  await visit(page, slow.url + FROM);
  const held: (() => void)[] = [];
  for (const path of [FROM, TO])
    slow.answers.set(path, (_request, _response, serve) => void held.push(serve));
  // The page reports what happens, because Playwright can't query a page during navigation.
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.evaluate(
    (addresses) => {
      const isBar = (node: Node) => node instanceof HTMLElement && node.matches('.progress-bar');
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          if ([...removedNodes].some(isBar)) console.info('removed');
          if ([...addedNodes].some(isBar)) console.info('shown');
        }
      }).observe(document.body, { childList: true });
      for (const [index, href] of addresses.entries()) {
        const link = document.createElement('a');
        link.href = href;
        link.addEventListener('click', () => console.info(`pressed ${index}`));
        document.querySelector('main')?.append(link);
        // A bar of the first link would have appeared by then.
        setTimeout(() => link.click(), 600 * index);
      }
    },
    // Another query is the same page.
    [`${FROM}?view=print`, TO],
  );
  const shown = ['pressed 0', 'pressed 1', 'shown'];
  await expect.poll(() => log).toEqual(shown);
  await page.keyboard.press('Escape');
  await expect.poll(() => log).toEqual([...shown, 'removed']);

  await followNewLink(page, TO);
  await expect.poll(() => log).toEqual([...shown, 'removed', 'shown']);
  slow.answers.clear();
  for (const letGo of held) letGo();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

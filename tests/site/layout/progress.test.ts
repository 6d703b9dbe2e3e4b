import type { Page } from '@playwright/test';
import { visit } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { startChangingSite } from '../offline/support/changing-site';

const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';

/** A step of the bar. The page records it, because Playwright can't query a page during navigation. */
interface Step {
  time: number;
  share: number;
  color: string;
  transition: string;
  hidden: string | null;
}

/** Records what the bar does from now on, and when a link was pressed. */
async function record(page: Page): Promise<{ clicked: number[]; steps: Step[]; gone: number[] }> {
  const log = { clicked: [] as number[], steps: [] as Step[], gone: [] as number[] };
  page.on('console', (message) => {
    const [kind, text = ''] = message.text().split('\t');
    if (kind === 'clicked') log.clicked.push(Number(text));
    if (kind === 'step') log.steps.push(JSON.parse(text));
    if (kind === 'gone') log.gone.push(Number(text));
  });
  await page.evaluate(() => {
    document.addEventListener('click', () => console.info(`clicked\t${performance.now()}`), true);
    const isBar = (node: Node) => node instanceof HTMLElement && node.matches('.progress-bar');
    new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => [...removedNodes].some(isBar)))
        console.info(`gone\t${performance.now()}`);
      const bar = document.querySelector<HTMLElement>('.progress-bar');
      if (!bar) return;
      const { backgroundColor: color, transitionDuration: transition } = getComputedStyle(bar);
      const share = 100 * Number(/scaleX\(([\d.]+)\)/.exec(bar.style.transform)?.[1]);
      const step = { time: performance.now(), share, color, transition, hidden: bar.ariaHidden };
      console.info(`step\t${JSON.stringify(step)}`);
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  });
  return log;
}

it('the progress bar appears 200 ms after a press, trickles, and disappears with the navigation', async ({
  page,
  closeAfter,
}) => {
  const slow = await closeAfter(startChangingSite());
  await visit(page, slow.url + FROM);
  const held: (() => void)[] = [];
  for (const path of [FROM, TO])
    slow.answers.set(path, (_request, _response, serve) => void held.push(serve));
  const { clicked, steps, gone } = await record(page);
  await page.evaluate(
    (addresses) => {
      for (const [index, href] of addresses.entries()) {
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        setTimeout(() => link.click(), 600 * index);
      }
    },
    [`${FROM}?view=print`, TO],
  );
  await expect.poll(() => steps.length).toBeGreaterThanOrEqual(3);
  const [first] = steps;
  expect(first).toMatchObject({ hidden: 'true', transition: '0.2s' });
  expect(first?.share).toBeCloseTo(8, 5);
  // The time of the second press: the first, which changed only the query, started no bar.
  expect((first?.time ?? 0) - (clicked[1] ?? Number.NaN)).toBeGreaterThanOrEqual(199);
  for (const [index, { share, time }] of steps.slice(1).entries()) {
    expect(share - (steps[index]?.share ?? 0)).toBeLessThanOrEqual(2.0001);
    expect(time - (first?.time ?? 0)).toBeGreaterThanOrEqual(800 * (index + 1) - 20);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => gone.length).toBe(1);

  steps.length = 0;
  await followNewLink(page, TO);
  await expect.poll(() => steps.length).toBeGreaterThanOrEqual(1);
  slow.answers.clear();
  for (const letGo of held) letGo();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { describe, expect } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { isFull } from '@/tests/support/scale';
import { violationsOf } from '../support/axe';
import { overflowOf } from '../support/page';
import { json } from './support/changing-site';
import { expectNothing, fewFiles, it, PAGE, panel, siteOf } from './support/keeping';

const FILE = '/docs/guides/docker-setup/';

/** What the part is looked at in: each window has one color mode by day, and both by night. */
const views = [
  [390, 'light'],
  [1440, 'dark'],
  ...(isFull
    ? ([
        [390, 'dark'],
        [1440, 'light'],
      ] as const)
    : []),
] as const;

/** Faults of the part as it is; text that is cut off is one. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const own = await violationsOf(page, { bestPractice: true, within: '.keep-offline' });
    if ((await overflowOf(page)) > 0) own.push('the page is wider than the window');
    found.push(...own.map((fault) => `${width} ${colorScheme}: ${fault}`));
  }
  return found;
}

describe('the part that keeps the docs offline, in every state', () => {
  it('has no fault, and the keyboard is never lost', async ({ page, small: site }) => {
    const button = (name: string) => panel(page).getByRole('button', { name });
    const press = async (name: string) => {
      await button(name).focus();
      await page.keyboard.press('Enter');
      // The pressed button goes; the keyboard stays at what it did.
      expect(
        await panel(page).evaluate((region) => region.contains(document.activeElement)),
        `focus after "${name}"`,
      ).toBe(true);
    };
    await page.goto(PAGE);
    await panel(page).getByText(saying(ui.offline.offlineNone)).waitFor();
    expect(await faultsOf(page), 'nothing stored').toEqual([]);

    const isAsked = new Promise<void>((resolve) => site.answers.set(FILE, () => resolve()));
    await press(ui.offline.offlineKeep);
    await isAsked;
    await panel(page).getByRole('progressbar').waitFor();
    expect(await faultsOf(page), 'storing').toEqual([]);
    await press('Cancel');
    await panel(page).getByText(ui.offline.offlineCancelled).waitFor();
    await expectNothing(page);

    site.answers.set(FILE, (request) => request.socket.destroy());
    await press(ui.offline.offlineKeep);
    await panel(page).getByRole('alert').getByText(ui.offline.offlineErrorBrokenOff).waitFor();
    expect(await faultsOf(page), 'broken off').toEqual([]);
    await expectNothing(page);

    site.answers.clear();
    await press(ui.offline.offlineKeep);
    await panel(page).getByText('Everything is stored.').waitFor();
    expect(await faultsOf(page), 'stored').toEqual([]);

    site.answers.set(
      '/offline/site.json',
      json({ ...siteOf(fewFiles()), revision: 'anew', made: '2031-05-06T07:08:00Z' }),
    );
    await page.goto(`${PAGE}?missing=${encodeURIComponent('/docs/guides/gone/')}`);
    await button(ui.offline.offlineUpdate).waitFor();
    await panel(page).getByRole('link', { name: ui.offline.offlineMissingOpen }).waitFor();
    expect(await faultsOf(page), 'newer pages, one missing').toEqual([]);

    await press('Remove from this device');
    await panel(page).getByText(ui.offline.offlineRemoved).waitFor();
  });

  it('gives no link to another host', async ({ page }) => {
    for (const value of ['/\\evil.example/x', '//evil.example/x', 'javascript:alert(1)']) {
      await page.goto(`${PAGE}?missing=${encodeURIComponent(value)}`);
      await panel(page).getByRole('button', { name: ui.offline.offlineKeep }).waitFor();
      expect(await panel(page).getByRole('link').count(), value).toBe(0);
    }
  });
});

import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { describe, expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import { waitForScript } from '../support/browser';
import { testSite } from '../support/test-site';
import { catalogue, openExercise, saved } from './support';

describe('the form on a phone', () => {
  const site = testSite();

  it('shows its parts as tabs, none wider than the screen', async ({ page }) => {
    await page.goto(site.url + catalogue);
    await waitForScript(page);
    const exercise = await openExercise(page);
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await saved(exercise);
    for (const name of [texts.paneDefinition, texts.paneSubmissions, texts.paneTraffic, texts.paneForm]) {
      await exercise.show(name);
      await expect(page.locator('.lf-pane:visible')).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await page.locator('.lf-survey').getByRole('button', { name: 'Complete' }).click();
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);
  });
});

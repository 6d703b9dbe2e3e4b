import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import { overflowOf } from '../support/page';
import { openCatalogue, openExercise } from './support';

it('the form on a phone shows its parts as tabs, none wider than the screen', async ({ page }) => {
  await openCatalogue(page);
  const exercise = await openExercise(page);
  await exercise.rate('4');
  await exercise.saved();
  for (const name of [texts.paneDefinition, texts.paneSubmissions, texts.paneTraffic, texts.paneForm]) {
    await exercise.show(name);
    await expect(page.locator('.lf-pane:visible')).toHaveCount(1);
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
  }
  expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  await exercise.complete();
  await exercise.isDone();
});

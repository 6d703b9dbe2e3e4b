import type { Locator, Page } from '@playwright/test';
import { listen } from '@/api/node/http-server';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { startTestApi, type TestApi } from '@/tests/api/support/test-api';
import { it as base, describe, expect } from '@/tests/site/support/test';
import { openWithServer } from '../differences/support';
import { violationsOf } from '../support/axe';
import { submitSignIn } from '../support/page';
import { catalogue, type Exercise, exerciseOf } from './support';

const HOUR = 3600;

const it = base.extend<{ api: TestApi; origin: string }>({
  /** The reader's server; its clock can be moved, that of the browser stays. */
  api: async ({ closeAfter }, use) => use(await closeAfter(startTestApi())),
  origin: async ({ api, page }, use) => {
    const server = await listen((request, client) => api.api.fetch(request, client), {
      host: '127.0.0.1',
      port: 0,
    });
    const origin = `http://127.0.0.1:${server.port}`;
    await openWithServer(page, catalogue, origin);
    await use(origin);
    await server.stop(1_000);
  },
});

const publish = (page: Page, origin: string) =>
  page.getByRole('button', { name: format(texts.publishHere, { origin }) });

/** Signs in by the button of a part. */
async function signInIn(part: Locator): Promise<void> {
  const page = part.page();
  await part.getByRole('button', { name: texts.signIn, exact: true }).click();
  const dialog = await submitSignIn(page);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(format(texts.signedInAs, { email: 'admin@endatix.com' })).waitFor();
}

/** The exercise on the reader's server, signed in and with its form published. */
async function opened(page: Page, origin: string): Promise<Exercise> {
  await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
  await publish(page, origin).waitFor();
  await signInIn(page.locator('.lf-target'));
  await publish(page, origin).click();
  return exerciseOf(page);
}

describe('the form on a server of the reader', () => {
  it('writes nothing before it is asked to, and asks to sign in', async ({ page, api, origin }) => {
    const pane = page.locator('[data-pane=form]');
    const hasNoViolation = async () =>
      expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
    await expect(page.locator('.lf-ask')).toContainText(texts.publishHereMeans);
    await hasNoViolation();
    await publish(page, origin).click();
    await expect(pane.getByRole('alert')).toHaveText(texts.problemSignIn);
    await hasNoViolation();
    await signInIn(pane);
    await publish(page, origin).click();
    const exercise = await exerciseOf(page);
    await exercise.rate('4');
    await exercise.write('More light');
    await exercise.saved();
    await exercise.complete();
    await exercise.isDone();
    await exercise.button(texts.seeList).click();
    await expect(exercise.rows).toContainText(texts.listIsComplete);
    const token = await api.administratorToken();
    const forms = await api.call({ method: 'GET', path: '/api/forms', token });
    expect(forms.body).toHaveLength(1);
  });

  it('says that nothing answers, and goes on when the server is back', async ({ page, origin }) => {
    const exercise = await opened(page, origin);
    await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
    await exercise.write('Nobody there');
    await exercise.saved(texts.saveOffline);
    await expect(page.locator('[data-pane=traffic]')).toContainText(texts.trafficNone);
    await exercise.hasNoViolation();
    await exercise.button(texts.saveRetry).click();
    await exercise.saved(texts.saveOffline);
    await expect(exercise.remark).toHaveValue('Nobody there');
    await page.unroute(`${origin}/**`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await exercise.saved();
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);
  });

  it('says that token and session have ended, and goes on', async ({ page, api, origin }) => {
    const exercise = await opened(page, origin);
    await exercise.write('Yesterday');
    await exercise.saved();
    // Both end on the server, whose clock the browser does not see.
    api.clock.advance(25 * HOUR);
    await exercise.write('Today');
    await expect(exercise.alert).toHaveText(texts.problemToken);
    await exercise.hasNoViolation();
    await exercise.button(texts.newSubmissionWith).click();
    await exercise.saved();
    await expect(exercise.remark).toHaveValue('Today');
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);
    await exercise.show(texts.paneSubmissions);
    const pane = page.locator('[data-pane=submissions]');
    await expect(pane.getByRole('alert')).toHaveText(texts.problemSignIn);
    await signInIn(pane);
    await exercise.button(texts.listRefresh).click();
    await expect(exercise.rows.first()).toContainText(texts.listIsPartial);
    await expect(pane.getByRole('alert')).toHaveCount(0);
  });
});

import type { Locator, Page } from '@playwright/test';
import { listen } from '@/api/node/http-server';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { panel } from '@/lib/i18n/en/panel';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { startTestApi, type TestApi } from '@/tests/api/support/test-api';
import { afterEach, beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { openWithServer } from '../differences/support';
import { shellSite } from '../layout/support/shell-site';
import { violationsOf } from '../support/axe';
import { catalogue, type Exercise, exerciseOf, saved } from './support';

const site = shellSite();
/** The reader's server; its clock can be moved, that of the browser stays. */
let api: TestApi;
let server: Awaited<ReturnType<typeof listen>>;
let origin: string;
let page: Page;

const HOUR = 3600;

beforeEach(async () => {
  api = await startTestApi();
  server = await listen((request, client) => api.api.fetch(request, client), { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${server.port}`;
  page = await openWithServer(site, catalogue, origin);
});
afterEach(async () => {
  await server?.stop(1_000);
  await api?.close();
});

const alert = () => page.locator('[data-pane=form]').getByRole('alert');
const publish = () => page.getByRole('button', { name: format(texts.publishHere, { origin }) });
const remark = () => page.getByLabel('What should we change?');
const violations = () => violationsOf(page, { bestPractice: true, within: '.lf' });

async function write(text: string): Promise<void> {
  await remark().fill(text);
  await remark().blur();
}

/** Signs in by one of the buttons that lead there. */
async function signIn(opener: Locator): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(panel.email).fill('admin@endatix.com');
  await dialog.getByLabel(panel.password).fill('P@ssw0rd');
  await dialog.getByRole('button', { name: panel.signInNow, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(format(texts.signedInAs, { email: 'admin@endatix.com' })).waitFor();
}
const signInIn = (part: string) =>
  signIn(page.locator(part).getByRole('button', { name: texts.signIn, exact: true }));

/** The exercise on the reader's server, signed in and with its form published. */
async function opened(): Promise<Exercise> {
  await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
  await publish().waitFor();
  await signInIn('.lf-target');
  await publish().click();
  return exerciseOf(page);
}

describe('the form on a server of the reader', () => {
  it('writes nothing there before it is asked to, and says who must be signed in', async () => {
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
    await expect(page.locator('.lf-ask')).toContainText(texts.publishHereMeans);
    expect(await violations()).toEqual([]);
    await publish().click();
    await expect(alert()).toHaveText(texts.problemSignIn);
    expect(await violations()).toEqual([]);
    await signInIn('[data-pane=form]');
    await publish().click();
    const exercise = await exerciseOf(page);
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await write('More light');
    await saved(exercise);
    await page.locator('.lf-survey').getByRole('button', { name: 'Complete' }).click();
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);
    await exercise.button(texts.seeList).click();
    await expect(page.locator('.lf-table tbody tr')).toContainText(texts.listIsComplete);
    const token = await api.administratorToken();
    const forms = await api.call({ method: 'GET', path: '/api/forms', token });
    expect(forms.body).toHaveLength(1);
  });

  it('says that nothing answers, keeps what is typed, and goes on when the server is back', async () => {
    const exercise = await opened();
    await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
    await write('Nobody there');
    await saved(exercise, texts.saveOffline);
    await expect(page.locator('[data-pane=traffic]')).toContainText(texts.trafficNone);
    expect(await violations()).toEqual([]);
    await exercise.button(texts.saveRetry).click();
    await saved(exercise, texts.saveOffline);
    await expect(remark()).toHaveValue('Nobody there');
    await page.unroute(`${origin}/**`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(exercise);
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);
  });

  it('says that the token of an answer and the session have ended, and goes on with what was typed', async () => {
    const exercise = await opened();
    await write('Yesterday');
    await saved(exercise);
    // Both end on the server, whose clock the browser does not see.
    api.clock.advance(25 * HOUR);
    await write('Today');
    await expect(alert()).toHaveText(texts.problemToken);
    expect(await violations()).toEqual([]);
    await exercise.button(texts.newSubmissionWith).click();
    await saved(exercise);
    await expect(remark()).toHaveValue('Today');
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);

    await exercise.show(texts.paneSubmissions);
    const pane = page.locator('[data-pane=submissions]');
    await expect(pane.getByRole('alert')).toHaveText(texts.problemSignIn);
    await signInIn('[data-pane=submissions]');
    await exercise.button(texts.listRefresh).click();
    await expect(page.locator('.lf-table tbody tr').first()).toContainText(texts.listIsPartial);
    await expect(pane.getByRole('alert')).toHaveCount(0);
  });
});

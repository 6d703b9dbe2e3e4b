import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { shellSite } from '../layout/support/shell-site';
import { choose, openConsole, operation } from './support';

const site = shellSite();

it('what is typed survives a reload and the way back, without secrets, until it is reset', async () => {
  const page = await openConsole(site, '#/Auth/login');
  const login = operation(page, 'login').getByRole('textbox', { name: 'Request body' });
  const example = await login.inputValue();
  await login.fill('{"email":"reader@example.com","password":"S3cret!!"}');
  await choose(page, 'listSubmissions');
  const list = operation(page, 'listSubmissions');
  await list.getByRole('textbox', { name: 'formId' }).fill('4711');
  await page.reload();
  await expect(list.getByRole('textbox', { name: 'formId' })).toHaveValue('4711');
  await choose(page, 'login');
  await expect.poll(() => login.inputValue()).toContain('reader@example.com');
  expect(await login.inputValue()).not.toContain('S3cret');
  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain('S3cret');

  await page.goto(`${site.url}/docs/`);
  await page.goBack();
  await expect.poll(() => login.inputValue()).toContain('reader@example.com');
  await choose(page, 'listSubmissions');
  await expect(list.getByRole('textbox', { name: 'formId' })).toHaveValue('4711');
  await choose(page, 'login');
  await operation(page, 'login').getByRole('button', { name: ui.console.restore }).click();
  await expect.poll(() => login.inputValue()).toBe(example);
  await page.reload();
  await expect.poll(() => login.inputValue()).toBe(example);
});

import type { Page } from '@playwright/test';
import { format } from '@/lib/i18n/format';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import {
  eachConsole,
  execute,
  executeLogin,
  openPanel,
  operation,
  requestBody,
  signIn,
  storedText,
  textOf,
} from './support';

let page: Page;
eachConsole('#/Forms/createForm', (next) => {
  page = next;
});

describe('the history', () => {
  it('runs a request again, after a look where it changes data', async () => {
    await signIn(page);
    await requestBody(page, 'createForm').fill(
      '{"name":"Twice","isEnabled":true,"formDefinitionJsonData":"{}"}',
    );
    expect(await execute(operation(page, 'createForm'))).toContain('201 Created');
    await requestBody(page, 'createForm').fill('{}');
    await openPanel(page, 'menu');
    await page.getByRole('button', { name: 'Fill in again Create a form' }).click();
    await page.getByText(ui.console.changesData).waitFor();
    await openPanel(page, 'menu');
    expect(await page.locator('.console-history li').count()).toBe(1);
    await execute(operation(page, 'createForm'));
    await openPanel(page, 'menu');
    await expect.poll(() => page.locator('.console-history li').count()).toBe(2);
    expect(await requestBody(page, 'createForm').inputValue()).toContain('"Twice"');
  });

  it('keeps no password and no token, and asks for them when run again', async () => {
    const answer = await executeLogin(page, 'P@ssw0rd');
    expect(answer).toContain('200 OK');
    await openPanel(page, 'menu');
    const entry = await textOf(page.locator('.console-history li').first());
    expect(entry).toContain(`, ${/ in (\d+) ms/.exec(answer)?.[1]} ms`);
    const text = await storedText(page);
    expect(text).toContain('console.history');
    expect(text).not.toContain('P@ssw0rd');
    expect(text).not.toContain('eyJ');
    await page.reload();
    await openPanel(page, 'menu');
    await page.getByRole('button', { name: 'Fill in again Sign in with' }).click();
    await page.getByText(format(ui.console.fillSecrets, { names: 'password' })).waitFor();
    expect(JSON.parse(await requestBody(page, 'login').inputValue())).toEqual({
      email: 'admin@endatix.com',
      password: '',
    });
  });
});

import { beforeEach, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { violationsOf } from '../support/axe';
import { chooseServer, execute, openConsole, openPanel, operation, signIn } from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/createForm'));

it('an operation of the sandbox fails as the reader chooses, and works again afterward', async ({ page }) => {
  await signIn(page);
  const create = operation(page, 'createForm');
  await create.getByText(ui.console.failures).click();
  const failure = create.getByLabel(ui.console.failure, { exact: true });
  expect(await failure.locator('option').allTextContents()).toEqual([
    ui.console.failureNone,
    ...['400 Bad Request', '401 Unauthorized', '403 Forbidden', '413 Content Too Large'],
    ...['415 Unsupported Media Type', '429 Too Many Requests'],
    ...['500 Internal Server Error', '502 Bad Gateway', '503 Service Unavailable', '504 Gateway Timeout'],
    ui.console.failureLost,
  ]);
  await failure.selectOption('503');
  await create.getByText('Prefer: code=503').waitFor();
  expect(await violationsOf(page, { within: '[data-operation="createForm"].op-item' })).toEqual([]);
  expect(await execute(create)).toContain('503');

  await failure.selectOption({ label: ui.console.failureLost });
  await create.getByLabel(ui.console.failureDelay).fill('10');
  await create.getByText('Prefer: delay=10, connection=lost').waitFor();
  expect(await execute(create)).toContain('The connection was lost');

  await failure.selectOption('0');
  await create.getByLabel(ui.console.failureDelay).fill('0');
  expect(await execute(create)).toContain('201');

  // A server that doesn't know the header would reject the request of the browser.
  await chooseServer(page, 'http://127.0.0.1:9');
  await expect(create.getByText(ui.console.failures)).toHaveCount(0);
});

it('shows the webhook messages of a request with the attempts to deliver them', async ({ page }) => {
  await signIn(page);
  await openPanel(page, 'menu');
  await page.getByText(ui.console.webhooksEmpty).waitFor();
  await execute(operation(page, 'createForm'));
  await openPanel(page, 'menu');
  const part = page.locator('.console-deliveries');
  await part.getByText('form_created').first().click();
  await part.getByText('X-Endatix-Event: form_created').waitFor();
  await part.getByText(ui.console.webhookDelivered).waitFor();
  const attempts = part.locator('.console-attempts li');
  expect(await attempts.allTextContents()).toEqual(['After 0 s: 200']);
  await part.getByLabel(ui.console.receiver).selectOption('fails');
  expect(await attempts.allTextContents()).toEqual([0, 9, 20, 40, 81].map((time) => `After ${time} s: 503`));
  await part.getByText(ui.console.webhookNoTimeLeft).waitFor();
  expect(await violationsOf(page, { within: '.console-deliveries' })).toEqual([]);
  await part.getByRole('button', { name: ui.console.clearList }).click();
  await page.getByText(ui.console.webhooksEmpty).waitFor();
});

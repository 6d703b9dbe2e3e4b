import type { Page } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { nightly } from '../support/nightly';
import { startOddServer } from './malformed-server';
import {
  chooseSandbox,
  chooseServer,
  closePanel,
  execute,
  firstChunk,
  getText,
  openConsole,
  operation,
  signIn,
} from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/listForms'));

const row = (page: Page) => operation(page, 'listForms');

async function press(page: Page, name: string): Promise<void> {
  await closePanel(page);
  await row(page).getByRole('button', { name, exact: true }).click();
}

describe('a request', () => {
  it('is described by its target, scrolls to the response, shows its progress, and can be canceled', async ({
    page,
    closeAfter,
  }) => {
    const odd = await closeAfter(startOddServer());
    const button = row(page).getByRole('button', { name: 'Execute', exact: true });
    const described = async () =>
      page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`).textContent();
    expect(await described()).toBe('in this browser, without a token');
    await page.setViewportSize({ width: 1280, height: 560 });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await press(page, 'Execute');
    await expect(row(page).locator('.console-status').first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    expect(await described()).toBe('in this browser, as admin@endatix.com');
    await chooseServer(page, `${odd.url}/fine/api`);
    await page.getByText(format(ui.panel.isEndatix, { origin: `${odd.url}/fine` })).waitFor();
    expect(await described()).toBe(`on ${odd.url}/fine, without a token`);
    await chooseServer(page, `${odd.url}/html`);
    await page.getByText(saying(ui.panel.isOther)).waitFor();

    await chooseServer(page, `${odd.url}/fine`);
    const fine = await execute(row(page));
    expect(fine).toContain(`200 OK from ${odd.url}/fine`);
    await expect(row(page).getByText(ui.console.asPromised)).toBeHidden();
    await row(page).getByText(ui.panel.details, { exact: true }).click();
    await row(page).getByText(ui.console.asPromised).waitFor();
    await chooseServer(page, `${odd.url}/slow`);
    await press(page, 'Execute');
    await row(page)
      .getByText(format(ui.console.waiting, { place: `${odd.url}/slow` }))
      .waitFor();
    expect(await getText(row(page).locator('.console-previous'))).toContain(
      `${ui.console.previousResponse}200 OK`,
    );
    await press(page, 'Cancel');
    await row(page).getByText(saying(ui.console.cancelled)).waitFor();
    await expect.poll(() => odd.abandoned()).toBe(1);
    await press(page, 'Execute');
    await row(page)
      .getByText(format(ui.console.waiting, { place: `${odd.url}/slow` }))
      .waitFor();
    odd.release();
    await row(page).getByText(`200 OK from ${odd.url}/slow`).waitFor();
  });

  const endings: [string, RegExp][] = [
    ['broken', saying(ui.panel.cutOff, { size: format(ui.panel.bytes, { count: 28 }) })],
    ['html', saying(ui.panel.otherForm, { differences: 'the body isn’t valid JSON (text/html)' })],
    ['deep', saying(ui.panel.otherForm, { differences: 'the body is nested deeper than 64 levels' })],
    ['binary', saying(ui.panel.binary, { size: format(ui.panel.bytes, { count: 4 }), type: 'image/png' })],
  ];
  it('ends with a sentence for every kind of response', async ({ page, closeAfter }) => {
    const odd = await closeAfter(startOddServer());
    for (const [kind, sentence] of endings) {
      await chooseServer(page, `${odd.url}/${kind}`);
      const chunk = firstChunk(page);
      const response = execute(row(page));
      await chunk;
      odd.breakOff();
      await response;
      await expect(row(page).locator('.console-response').last(), kind).toContainText(sentence);
      const details = row(page).getByText(ui.panel.details, { exact: true }).last();
      if (kind !== 'binary') await details.click();
      const download = page.waitForEvent('download');
      await press(page, ui.panel.save);
      expect((await download).suggestedFilename(), kind).toMatch(
        kind === 'binary' ? /^photo\.png$/ : /^response\./,
      );
    }
    await chooseSandbox(page);
    expect(await execute(row(page))).toContain('401 Unauthorized');
  });

  it('sends a body of nine megabytes, and keeps the form', nightly, async ({ page }) => {
    await page.goto(`${page.url().split('#')[0]}?long#/Forms/createForm`);
    const create = operation(page, 'createForm');
    const body = create.getByRole('textbox', { name: 'Request body' });
    await body.fill(
      JSON.stringify({ name: 'Photo', isEnabled: true, formDefinitionJsonData: 'x'.repeat(9_000_000) }),
    );
    expect(await execute(create)).toContain('401 Unauthorized');
    expect((await body.inputValue()).length).toBeGreaterThan(9_000_000);
    expect(await page.getByText('Could not render').count()).toBe(0);
  });
});

import type { Locator } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { ui } from '@/tests/support/interface';

/** Chooses a server of the reader below an example, and waits until it is recognized. */
export async function chooseServer(example: Locator, origin: string): Promise<void> {
  await example.getByLabel(ui.panel.ownServer).check();
  await example.getByLabel('Base URL').fill(origin);
  await example.getByRole('button', { name: 'Use', exact: true }).click();
  await example.getByText(format(ui.panel.isEndatix, { origin })).waitFor();
}

/** Presses Run of an example. Returns the text of the outcome. */
export async function run(example: Locator): Promise<string> {
  await example.getByRole('button', { name: /^(Run|Ausführen): / }).click();
  return outcome(example);
}

/** Returns the text of an example's current outcome. */
export async function outcome(example: Locator): Promise<string> {
  const shown = example.locator('.ax-panel > .ax-outcome[aria-busy="false"]');
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}

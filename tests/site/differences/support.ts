import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Prediction, predict } from '@/lib/differences/predict';
import type { ApiExampleProps } from '@/lib/examples/types';
import { recordedResponse } from '@/lib/server/differences/records';
import { readAllExamples } from '@/scripts/check/api-examples';
import { waitForScript } from '@/tests/site/support/browser';

/** Under this name the site keeps the address of the reader's server. */
const SERVER = 'api-example.server';

/** Opens a page for a reader who has chosen a server before. */
export async function openWithServer(page: Page, path: string, origin: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The empty page that comes first has no storage.
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, value);
    },
    [SERVER, origin] as const,
  );
  await page.goto(path);
  await waitForScript(page);
}

/** The examples of a page of `content/`, in order. */
export function examplesOf(file: string): ApiExampleProps[] {
  const found = [...readAllExamples()].find(([name]) => resolve(name) === resolve('content', file));
  if (!found) throw new Error(`content/${file} has no example.`);
  return found[1].map(({ props }) => props);
}

/** What the page says of an example on an Endatix server. */
export const predictionOf = ({ operation, status, response }: ApiExampleProps): Prediction =>
  predict(operation, status, response, recordedResponse);

/** Presses Run of an example; gives the text of what came of it, when it has come. */
export async function run(example: Locator): Promise<string> {
  await example.getByRole('button', { name: /^(Run|Ausführen): / }).click();
  return outcome(example);
}

/** Text of the present outcome of an example, once there is one. */
export async function outcome(example: Locator): Promise<string> {
  const shown = example.locator('.ax-panel > .ax-outcome[aria-busy="false"]');
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}

import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Prediction, predict } from '@/lib/differences/predict';
import type { ApiExampleProps } from '@/lib/examples/types';
import { recordedResponse } from '@/lib/server/differences/records';
import { readAllExamples } from '@/scripts/check/api-examples';
import { waitForScript } from '@/tests/site/support/browser';
import { afterAll, afterEach, beforeEach } from '@/tests/site/support/test';
import {
  type ReplayOptions,
  type ReplayServer,
  startReplayServer,
} from '@/tests/support/replay-server/server';
import type { ShellSite } from '../layout/support/shell-site';

/** Under this name the site keeps the address of the reader's server. */
const SERVER = 'api-example.server';

/** A fresh server that responds as the records do, for each test of a file. */
export function replayServer(options?: ReplayOptions): { readonly now: ReplayServer } {
  let server: ReplayServer | undefined;
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  beforeEach(async () => {
    server = await startReplayServer(options);
  });
  afterEach(stop);
  afterAll(stop);
  return {
    get now() {
      if (!server) throw new Error('The server runs during tests only.');
      return server;
    },
  };
}

/** Opens a page for a reader who has chosen a server before. */
export async function openWithServer(site: ShellSite, path: string, origin: string): Promise<Page> {
  const context = await site.context();
  await context.addInitScript(
    ([key, value]) => {
      // The empty page that comes first has no storage.
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, value);
    },
    [SERVER, origin] as const,
  );
  const page = await context.newPage();
  await page.goto(site.url + path);
  await waitForScript(page);
  return page;
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

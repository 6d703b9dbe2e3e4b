import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { type ChangingSite, json } from './support/changing-site';
import { expectNothing, fewFiles, PAGE, panel, siteOf, startSmallSite } from './support/keeping';

const FILE = '/docs/guides/docker-setup/';

describe('keeping the docs, where it fails', () => {
  let site: ChangingSite;
  beforeAll(async () => {
    site = await startSmallSite();
  });
  beforeEach(() => {
    site.answers.clear();
    site.requested.length = 0;
  });
  afterAll(() => site?.close());

  const send =
    (status: number, text: string) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.end(text);
    };

  async function open(browser: Browser, prepare?: () => unknown): Promise<Page> {
    const context = await browser.newContext();
    if (prepare) await context.addInitScript(prepare);
    const page = await context.newPage();
    await page.goto(site.url + PAGE);
    return page;
  }

  const press = (page: Page) => panel(page).getByRole('button', { name: ui.offline.offlineKeep }).click();

  for (const [what, sentence, arrange, prepare] of [
    [
      'a file has other content',
      ui.offline.offlineErrorWrongContent,
      () => site.answers.set(FILE, send(200, '<h1>Sign in to the network</h1>')),
    ],
    [
      'the site changes meanwhile',
      ui.offline.offlineErrorChangedMeanwhile,
      () => {
        const known = siteOf(fewFiles());
        let count = 0;
        site.answers.set('/offline/site.json', (request, response) => {
          count += 1;
          json(count === 1 ? known : { ...known, revision: 'anew' })(request, response);
        });
      },
    ],
    [
      'there is too little room',
      saying(ui.offline.offlineErrorNoRoom),
      undefined,
      () => {
        navigator.storage.estimate = async () => ({ quota: 100_000, usage: 0 });
      },
    ],
    [
      'the room runs out on the way',
      saying(ui.offline.offlineErrorNoRoom),
      undefined,
      () => {
        const { put } = Cache.prototype;
        let count = 0;
        Cache.prototype.put = function (...given) {
          count += 1;
          return count > 10
            ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
            : put.apply(this, given);
        };
      },
    ],
    [
      'the browser refuses the service worker',
      ui.offline.offlineErrorRejected,
      undefined,
      () => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('denied', 'SecurityError'));
      },
    ],
  ] as const)
    it(`stores nothing when ${what}, and says so`, async ({ browser }) => {
      const page = await open(browser, prepare);
      await panel(page).getByText(saying(ui.offline.offlineNone)).waitFor();
      arrange?.();
      await press(page);
      await panel(page).getByText(sentence).waitFor();
      await expectNothing(page);
      await page.context().close();
    });

  it('is not offered where the browser cannot do it, which is said', async ({ browser }) => {
    for (const [sentence, prepare] of [
      [
        ui.offline.offlineErrorUnverifiable,
        () => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }),
      ],
      [
        ui.offline.offlineErrorUnsupported,
        () => {
          delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
        },
      ],
      [
        ui.offline.offlineErrorRejected,
        () => {
          const error = () => Promise.reject(new DOMException('denied', 'SecurityError'));
          CacheStorage.prototype.keys = error;
          CacheStorage.prototype.open = error;
        },
      ],
    ] as const) {
      const page = await open(browser, prepare);
      await panel(page).getByText(sentence).waitFor();
      if (sentence !== ui.offline.offlineErrorRejected)
        expect(await panel(page).getByRole('button').count(), sentence).toBe(0);
      await page.context().close();
    }
  });

  it('asks once more for a file with other content, and stores the right one', async ({ browser }) => {
    const page = await open(browser);
    site.answers.set(FILE, (_request, response) => {
      site.answers.clear();
      send(200, 'for another reader')(_request, response);
    });
    await press(page);
    await panel(page).getByText('Everything is stored.').waitFor();
    expect(site.requested.filter((path) => path.startsWith(`${FILE}?kept=`))).toHaveLength(2);
    await page.context().close();
  });

  it('asks before the reader leaves the page, and goes on in one tab at a time', async ({ browser }) => {
    const page = await open(browser);
    let release: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) =>
      site.answers.set(FILE, (request, response) => {
        release = () => {
          site.answers.clear();
          response.writeHead(307, { Location: request.url ?? '' });
          response.end();
        };
        resolve();
      }),
    );
    await press(page);
    await isAsked;
    const other = await page.context().newPage();
    await other.goto(site.url + PAGE);
    await press(other);
    await panel(other).getByText(ui.offline.offlineErrorOtherTab).waitFor();
    const question = page.waitForEvent('dialog');
    const pressed = page.locator('.pager a').first().click({ noWaitAfter: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();
    await pressed;
    release();
    await panel(page).getByText('Everything is stored.').waitFor();
    expect(await page.locator('.progress-bar').count()).toBe(0);
    // Nothing is under way any more, so no one is asked.
    await page.locator('.pager a').first().click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE);
    await page.context().close();
  });

  it('leaves nothing when the tab is closed on the way', async ({ browser }) => {
    const page = await open(browser);
    const isAsked = new Promise<void>((resolve) => site.answers.set(FILE, () => resolve()));
    await press(page);
    await isAsked;
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    site.answers.clear();
    // Whatever page comes next sweeps up what a closed one left.
    await other.goto(`${site.url}/docs/guides/webhooks/`);
    await expectNothing(other);
    await other.context().close();
  });
});

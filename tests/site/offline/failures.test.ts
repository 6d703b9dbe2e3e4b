import type { Page } from '@playwright/test';
import { describe, expect } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { type ApiResponse, type ChangingSite, html, json } from './support/changing-site';
import { expectNothing, fewFiles, it, PAGE, panel, siteOf } from './support/keeping';

const FILE = '/docs/guides/docker-setup/';

const press = (page: Page) => panel(page).getByRole('button', { name: ui.offline.offlineKeep }).click();

/** Answers the request for a file, or not at all; resolves when it comes. */
const whenAsked = (site: ChangingSite, answer?: ApiResponse) =>
  new Promise<void>((resolve) =>
    site.answers.set(FILE, (...request) => {
      answer?.(...request);
      resolve();
    }),
  );

describe('keeping the docs, where it fails', () => {
  for (const [what, sentence, arrange, prepare] of [
    [
      'a file has other content',
      ui.offline.offlineErrorWrongContent,
      (site: ChangingSite) => site.answers.set(FILE, html('<h1>Sign in to the network</h1>')),
    ],
    [
      'the site changes meanwhile',
      ui.offline.offlineErrorChangedMeanwhile,
      (site: ChangingSite) => {
        const known = siteOf(fewFiles());
        let count = 0;
        site.answers.set('/offline/site.json', (...request) => {
          count += 1;
          json(count === 1 ? known : { ...known, revision: 'anew' })(...request);
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
    it(`stores nothing when ${what}, and says so`, async ({ page, small }) => {
      if (prepare) await page.addInitScript(prepare);
      await page.goto(PAGE);
      await panel(page).getByText(saying(ui.offline.offlineNone)).waitFor();
      arrange?.(small);
      await press(page);
      await panel(page).getByText(sentence).waitFor();
      await expectNothing(page);
    });

  it('is not offered where the browser cannot do it, which is said', async ({ newPage }) => {
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
      const page = await newPage();
      await page.addInitScript(prepare);
      await page.goto(PAGE);
      await panel(page).getByText(sentence).waitFor();
      if (sentence !== ui.offline.offlineErrorRejected)
        expect(await panel(page).getByRole('button').count(), sentence).toBe(0);
    }
  });

  it('asks once more for a file with other content, and stores the right one', async ({ page, small }) => {
    await page.goto(PAGE);
    small.answers.set(FILE, (...request) => {
      small.answers.clear();
      html('for another reader')(...request);
    });
    await press(page);
    await panel(page).getByText('Everything is stored.').waitFor();
    expect(small.requested.filter((path) => path.startsWith(`${FILE}?kept=`))).toHaveLength(2);
  });

  it('asks before the reader leaves, and goes on in one tab', async ({ page, context, small }) => {
    await page.goto(PAGE);
    let release: () => void = () => undefined;
    const isAsked = whenAsked(small, (request, response) => {
      release = () => {
        small.answers.clear();
        response.writeHead(307, { Location: request.url ?? '' }).end();
      };
    });
    await press(page);
    await isAsked;
    const other = await context.newPage();
    await other.goto(PAGE);
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
  });

  it('leaves nothing when the tab is closed on the way', async ({ page, context, small }) => {
    await page.goto(PAGE);
    const isAsked = whenAsked(small);
    await press(page);
    await isAsked;
    const other = await context.newPage();
    await page.close({ runBeforeUnload: false });
    small.answers.clear();
    // Whatever page comes next sweeps up what a closed one left.
    await other.goto('/docs/guides/webhooks/');
    await expectNothing(other);
  });
});

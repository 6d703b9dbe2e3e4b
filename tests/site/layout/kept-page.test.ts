import { type Browser, chromium } from '@playwright/test';
import { waitForScript, wholeBrowser } from '@/tests/site/support/browser';
import { nightly } from '@/tests/site/support/nightly';
import { type Site, startSite } from '@/tests/site/support/site';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';

/*
 * Browsers keep a page that a full load takes away, and bring it back as it was. Playwright forbids that, as it loses
 * sight of a page that comes back: this browser is started without the ban, and what comes back notes in the storage how
 * it looks, where another tab reads it.
 */

/** What a page tells when it has come back. */
interface Look {
  wasKept: boolean;
  theme: string | undefined;
  announcement: boolean;
  docsLink: string | null;
}

const NOTE = 'look of the page that came back';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
/** Opens a page, leaves it by a full load for another one where things happen, and goes back. */
async function leaveAndReturn(path: string, meanwhile: () => void): Promise<Look> {
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(`${site.url}/robots.txt`);
  const page = await context.newPage();
  await page.goto(site.url + path);
  await waitForScript(page);
  // A page with a request under way is not kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate((note) => {
    addEventListener('pageshow', ({ persisted: wasKept }) => {
      const tell = () => {
        const bar = document.querySelector('.announcement');
        const look: Look = {
          wasKept,
          theme: document.documentElement.dataset.theme,
          announcement: bar?.checkVisibility() ?? false,
          docsLink: document.querySelector('.navbar-links [data-docs-home]')?.getAttribute('href') ?? null,
        };
        localStorage.setItem(note, JSON.stringify(look));
      };
      // Two frames: what listeners set is drawn, by the framework too.
      requestAnimationFrame(() => requestAnimationFrame(tell));
    });
  }, NOTE);
  await page.goto(`${site.url}/docs/guides/webhooks/`);
  await page.evaluate(meanwhile);
  // Not awaited: the response would come from a page that is gone.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const told = await reader.waitForFunction((note) => localStorage.getItem(note), NOTE);
  const look: Look = JSON.parse(String(await told.jsonValue()));
  await context.close();
  return look;
}

describe('a page that the browser kept and brings back', () => {
  it('shows what was chosen meanwhile', async () => {
    const look = await leaveAndReturn('/docs/getting-started/quick-start/', () => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('announcement.dismissed', 'true');
      localStorage.setItem('docs-preferred-version-endatix', '0.1.1');
    });
    expect(look).toEqual({
      wasKept: true,
      theme: 'dark',
      announcement: false,
      docsLink: '/docs/0.1.1/',
    });
  });

  it('may be of any kind', nightly, async () => {
    for (const path of ['/', '/de/docs/', '/docs/api/', '/docs/api/forms/createForm/']) {
      const { wasKept, announcement } = await leaveAndReturn(path, () => undefined);
      expect({ wasKept, announcement }, path).toEqual({ wasKept: true, announcement: true });
    }
  });
});

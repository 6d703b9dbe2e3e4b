import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite } from '@/tests/site/support/site';
import { ui } from '@/tests/support/interface';
import { findProgram } from '@/tests/support/programs';
import { startFirefox } from './support/firefox';
import { type Driver, keys, Reader } from './support/reader';
import { startWebKit } from './support/webkit';

const WEBKIT_BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Starts each browser that readers use in addition to Chromium. */
const browsers = {
  Firefox: async () => startFirefox(await findProgram(FIREFOXES, 'firefox-esr')),
  // A minimal installation of WebKit lacks the virtual display.
  WebKit: async () => startWebKit(await findProgram(WEBKIT_BROWSERS, 'webkit2gtk-driver', 'xvfb', 'xauth')),
};

const GUIDE = '/docs/guides/webhooks/';

describe.each(['Firefox', 'WebKit'] as const)('%s', (name) => {
  let site: Site;
  let driver: Driver;
  let reader: Reader;

  beforeAll(async () => {
    site = await startSite();
    driver = await browsers[name]();
    reader = new Reader(driver, site.url);
  });
  afterAll(async () => {
    await driver?.close();
    await site?.close();
  });
  beforeEach(() => reader.resize(1280, 900));

  const isClosed = () => reader.sees(() => !document.querySelector('dialog[open]'));

  it('keeps the page when a menu is closed after going back', async () => {
    await reader.resize(700, 800);
    await reader.open(GUIDE);
    await reader.press('button', 'Open menu');
    await reader.press('dialog[open] a', 'Run with Docker');
    await reader.sees((path) => location.pathname !== path, GUIDE);
    await reader.isReady();
    await reader.back(GUIDE);
    await isClosed();
    await reader.press('button', 'Open menu');
    await reader.chord(keys.escape);
    await isClosed();
    await reader.sees(() => !history.state?.dialog);
    await reader.isAt(GUIDE);
  });

  it('opens a search result by keyboard, and keeps the page on the way back', async () => {
    await reader.open(GUIDE);
    await reader.chord(keys.control, 'k');
    await reader.seesElement('dialog[open] input');
    await reader.type('cors');
    await reader.seesElement('dialog[open] [role=option]', 'CORS');
    await reader.chord(keys.enter);
    await reader.sees(() => location.pathname.includes('cors-settings'));
    await reader.isReady();
    await reader.back(GUIDE);
    await isClosed();
    await reader.chord('/');
    await reader.seesElement('dialog[open] input');
    await reader.chord(keys.escape);
    await isClosed();
    await reader.isAt(GUIDE);
  });

  it('remembers the chosen tab and color mode', async () => {
    const path = '/docs/configuration/settings/persistence-settings/';
    await reader.open(path);
    const mode = () => document.documentElement.dataset.themeChoice;
    const before = await reader.run(mode);
    await reader.press('button', 'Color mode');
    await reader.sees((old) => document.documentElement.dataset.themeChoice !== old, before);
    const chosen = await reader.run(mode);
    await reader.press('[role=tab]', 'SQL Server');
    const isTabChosen = () =>
      [...document.querySelectorAll('[role=tab][aria-selected=true]')].some(
        ({ textContent }) => textContent === 'SQL Server',
      );
    await reader.sees(isTabChosen);
    await reader.open(path);
    expect(await reader.run(isTabChosen)).toBe(true);
    expect(await reader.run(mode)).toBe(chosen);
  });

  it('signs in and executes an operation in the sandbox', async () => {
    await reader.open('/docs/api/');
    await reader.press('#operations-Forms-listForms .opblock-summary-control');
    // The row moves until its form is rendered.
    await reader.seesElement('#operations-Forms-listForms .execute');
    await reader.press('button', 'Authorize');
    await reader.press('button', ui.console.signInAdministrator);
    await reader.sees(() => document.body.textContent?.includes('Signed in as'));
    await reader.press('.close-modal');
    await reader.press('#operations-Forms-listForms button', 'Execute');
    await reader.seesElement('#operations-Forms-listForms .live-responses-table', '200');
  });

  it('completes a form of the demo', async () => {
    await reader.open('/docs/guides/form-definitions/');
    // WebKit's driver can't print. The print style sheet unfolds content with this pseudo-element.
    expect(await reader.run(() => CSS.supports('selector(::details-content)'))).toBe(true);
    await reader.press('button', ui.vocabulary.liveFormOpen);
    await reader.seesElement('.lf-survey form');
    await reader.press('.lf-survey label', '4');
    await reader.press('.lf-survey .sd-navigation__complete-btn');
    await reader.press('.lf button', ui.liveForm.seeStored);
    await reader.seesElement('[data-pane=submission]', '"isComplete": true');
  });
});

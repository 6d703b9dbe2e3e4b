import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian';

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  // Windows includes Edge, which is based on Chromium.
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the path of an installed Chrome or Chromium; undefined if none is found. `CHROME_PATH` wins. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/** The headless shell shows a page in less than half the time. It has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of the fastest installed browser: the headless shell, unless `CHROME_PATH` is set. */
export function findQuickest(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Installs a Debian package, with a message because it takes a while. */
function install(name: string): Promise<string | undefined> {
  console.log(`Installing ${name} for the browser tests …`);
  return installPackage(name);
}

/**
 * Returns the path of a browser for the tests. As root on Debian, installs Chromium and the headless shell if
 * they are missing and `CHROME_PATH` isn't set. Rejects with instructions if no browser is found.
 */
export async function ensureChromium(): Promise<string> {
  if (canInstall() && !process.env.CHROME_PATH && !existsSync(HEADLESS_SHELL)) {
    const fault = await install('chromium-headless-shell');
    if (fault !== undefined) console.log(`${fault}: the tests take twice the time without it.`);
  }
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    const fault = await install('chromium');
    const installed = findChromium();
    if (installed) return installed;
    throw new Error(`Chromium could not be installed with apt-get: ${fault}`);
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROME_PATH to its program.',
  );
}

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
  // Every Windows has it, and it is a Chromium.
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of an installed Chrome or Chromium; undefined when there is none. `CHROME_PATH` comes first. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/** Chromium without windows: a page costs it less than half of the time. It keeps no page for the way back. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the quickest browser that shows pages: the headless shell, unless `CHROME_PATH` names another. */
export function findQuickest(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Installs a package of Debian, and says so: it takes a while. */
function install(name: string): Promise<string | undefined> {
  console.log(`Installing ${name} for the browser tests …`);
  return installPackage(name);
}

/**
 * Makes sure that there is a browser for the tests; on Debian as root what is missing is installed, with the headless
 * shell, unless `CHROME_PATH` names a browser. Rejects with one sentence that says how to get one otherwise.
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

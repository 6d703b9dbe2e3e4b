import { existsSync } from 'node:fs';

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

/** The headless shell shows a page in less than half the time. It has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of an installed Chrome or Chromium. `CHROME_PATH` wins. Throws with what to install.
 * @param isWhole finds the whole browser instead of its headless shell, which is faster
 */
export function findChromium(isWhole = false): string {
  if (!isWhole && !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'Chrome or Chromium is missing: install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROME_PATH to its program.',
  );
}

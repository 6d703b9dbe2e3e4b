import { execFileSync } from 'node:child_process';
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
  // Every Windows has it, and it is a Chromium.
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of an installed Chrome or Chromium; undefined when there is none. `CHROME_PATH` comes first. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Path of a browser for the tests; on Debian as root it is installed when missing.
 * Throws one sentence that says how to get one otherwise.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium for the browser tests …');
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    try {
      apt('update', '-qq');
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    } catch (error) {
      throw new Error(
        `Chromium could not be installed with apt-get: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROME_PATH to its program.',
  );
}

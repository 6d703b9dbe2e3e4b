import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: it shows a page as the whole browser does, and spends less than half of the time on it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env.CHROME_PATH,
  HEADLESS_SHELL,
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

/**
 * Path of an installed Chrome or Chromium; undefined when there is none. `CHROME_PATH` comes first, then the headless shell.
 * @param exists whether there is a file of that path
 */
export function findChromium(exists: (path: string) => boolean = existsSync): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && exists(path));
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The package is not on every Debian; a registry that does not answer must not hold the tests up. */
const APT_LIMIT = 180_000;

/** Installs a package of Debian; gives the first line of what went wrong. */
function install(name: string): string | undefined {
  console.log(`Installing ${name} for the browser tests …`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: APT_LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

/**
 * Path of a browser for the tests; on Debian as root the quickest is installed when it is missing, unless
 * `CHROME_PATH` names another. Throws one sentence that says how to get one otherwise.
 */
export function ensureChromium(): string {
  const found = findChromium();
  const isNamed = found !== undefined && found === process.env.CHROME_PATH;
  if (found === HEADLESS_SHELL || isNamed || (found && !canInstall())) return found;
  if (canInstall()) {
    const fault = install('chromium-headless-shell');
    if (fault !== undefined && found) console.log(`${fault}: the tests take ${found}, and twice the time.`);
    const other = fault !== undefined && !found ? install('chromium') : undefined;
    const installed = findChromium();
    if (installed) return installed;
    throw new Error(`Chromium could not be installed with apt-get: ${other ?? fault}`);
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install it (Debian: sudo apt-get install chromium-headless-shell; Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROME_PATH to its program.',
  );
}

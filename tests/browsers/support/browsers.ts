import { existsSync } from 'node:fs';
import { installPrograms, type Program } from '@/tests/support/programs';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

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

/** Returns the first installed program. As root on Debian, installs its packages first. */
async function find(programs: string[], ...packages: Program[]): Promise<string> {
  // A minimal installation of WebKit lacks the virtual display.
  await installPrograms(...packages);
  const found = programs.find((path) => existsSync(path));
  if (!found) throw new Error(`This test needs ${packages.join(', ')} (looked for ${programs.join(', ')}).`);
  return found;
}

/** Starts each browser that readers use in addition to Chromium. */
export const browsers = {
  Firefox: async () => startFirefox(await find(FIREFOXES, 'firefox-esr')),
  WebKit: async () => startWebKit(await find(WEBKIT_BROWSERS, 'webkit2gtk-driver', 'xvfb', 'xauth')),
};

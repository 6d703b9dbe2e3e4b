import { existsSync } from 'node:fs';
import { mustSucceed, run } from '@/shared/build/run';

/** Debian packages of programs that tests run, with a file of each. */
const PACKAGES = {
  caddy: '/usr/bin/caddy',
  chromium: '/usr/bin/chromium',
  // Shows a page in less than half the time.
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  curl: '/usr/bin/curl',
  'firefox-esr': '/usr/bin/firefox-esr',
  jq: '/usr/bin/jq',
  nginx: '/usr/sbin/nginx',
  postgresql: '/usr/lib/postgresql',
  'python3-requests': '/usr/lib/python3/dist-packages/requests',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xauth: '/usr/bin/xauth',
  xvfb: '/usr/bin/xvfb-run',
} as const;

type Program = keyof typeof PACKAGES;

/** Milliseconds. An unresponsive mirror must not block the tests. */
const LIMIT = 420_000;

/**
 * Installs the missing of these Debian packages, if this process can: as root on Debian. Throws with the
 * output of apt-get. Elsewhere does nothing, and each test says what it lacks.
 */
export async function installPrograms(...names: Program[]): Promise<void> {
  const missing = names.filter((name) => !existsSync(PACKAGES[name]));
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !canInstall) return;
  console.log(`Installing ${missing.join(', ')} for the tests …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    const options = { env, signal: AbortSignal.timeout(LIMIT) };
    return mustSucceed(run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], options));
  };
  await apt('update');
  await apt('install', '--yes', '--no-install-recommends', ...missing);
}

/**
 * Returns the first of these programs that is installed. As root on Debian, installs their packages first.
 * Throws with what to install if none is.
 */
export async function findProgram(programs: string[], ...packages: Program[]): Promise<string> {
  await installPrograms(...packages);
  const found = programs.find((path) => existsSync(path));
  if (!found) throw new Error(`This test needs ${packages.join(', ')} (looked for ${programs.join(', ')}).`);
  return found;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './reader';

/** Marionette uses a free port. Firefox itself makes no requests. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  // Debian's ESR disables the back/forward cache, which readers' browsers use.
  'browser.sessionhistory.max_total_viewers': 8,
};

type Response = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Reads what Marionette writes, Firefox's automation protocol: `length:JSON`. It takes the commands of WebDriver
 * itself, so geckodriver isn't needed.
 */
async function* readMessages(socket: Socket): AsyncGenerator<Response, never> {
  let received = Buffer.alloc(0);
  for await (const piece of socket) {
    received = Buffer.concat([received, piece]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  }
  throw new Error('Firefox has exited.');
}

/** Starts Firefox headless with a temporary profile. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    // Caches and fonts are stored with the profile.
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const ended = once(firefox, 'exit');
  const close = async () => {
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const port = async (): Promise<number> => {
    for (;;) {
      if (firefox.exitCode !== null) throw new Error(`${program} ended with code ${firefox.exitCode}.`);
      const written = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
      if (written) return Number(written);
      await pause(50);
    }
  };
  try {
    const socket = connect(await port(), '127.0.0.1');
    const messages = readMessages(socket);
    // The greeting.
    await messages.next();
    const request = async (command: string, parameters: object = {}): Promise<unknown> => {
      const message = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, result] = (await messages.next()).value;
      if (error) throw new Error(`${error.error}: ${error.message}`);
      return result;
    };
    await request('NewSession');
    return { send: request, close };
  } catch (error) {
    await close();
    throw error;
  }
}

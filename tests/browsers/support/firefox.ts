import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './webdriver';

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

/**
 * Returns a function that sends one command and resolves with its response. Marionette, Firefox's automation
 * protocol, wraps WebDriver commands as `length:[0, id, name, parameters]`, so geckodriver isn't needed.
 */
function speak(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The greeting is an object.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has exited.'));
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const message = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
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
    await once(socket, 'connect');
    const speaks = speak(socket);
    await speaks('WebDriver:NewSession', {});
    return { send: (command, parameters = {}) => speaks(`WebDriver:${command}`, parameters), close };
  } catch (error) {
    await close();
    throw error;
  }
}

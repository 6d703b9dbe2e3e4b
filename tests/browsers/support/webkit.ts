import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/tests/support/free-port';
import type { CommandName, Driver } from './reader';

const PROGRAM = '/usr/bin/WebKitWebDriver';

/** HTTP paths of the commands, below the session's URL. */
const paths: Record<CommandName, string> = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  Back: 'back',
  SetWindowRect: 'window/rect',
};

/** Starts WebKitGTK's MiniBrowser by its driver, on a virtual display. */
export async function startWebKit(browser: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', PROGRAM, `--port=${port}`], { stdio: 'ignore', detached: true });
  const ended = once(driver, 'exit');
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const close = async () => {
    // Kill the group: killing only xvfb-run leaves the display running.
    if (driver.pid) process.kill(-driver.pid);
    await ended;
  };
  const listens = async () => {
    for (;;) {
      if (driver.exitCode !== null) throw new Error(`${PROGRAM} ended with code ${driver.exitCode}.`);
      if ((await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok) return;
      await pause(50);
    }
  };
  try {
    await listens();
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await post('/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    return {
      send: (command, parameters = {}) => post(`/session/${sessionId}/${paths[command]}`, parameters),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

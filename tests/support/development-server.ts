import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A development server of a test. */
export interface DevelopmentServer {
  url: string;
  stop(): Promise<void>;
}

/** Reads the address that Next prints. Throws with all that was printed when the server ends before. */
async function getAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  let printed = '';
  stderr?.on('data', (text: Buffer) => {
    printed += text;
  });
  for await (const line of createInterface({ input: stdout ?? process.stdin })) {
    printed += `${line}\n`;
    const found = /Local:\s+(http:\S+)/.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error(`No development server: ${printed}`);
}

/**
 * Starts a program that runs `next dev`, on a free port.
 * @param args what Node runs, with its arguments
 * @param cwd folder of the project or of its copy
 */
export async function startDevelopment(args: string[], cwd = '.'): Promise<DevelopmentServer> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await getAddress(server);
  // What it prints from now on must be read, or it would stop.
  server.stdout?.resume();
  return {
    url,
    async stop() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
    },
  };
}

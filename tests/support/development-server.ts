import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Reads the address that Next prints. Throws the output if the server exits before. */
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
 * @param args program for Node, with its arguments
 * @param cwd folder of the project or of its copy
 */
export async function startDevelopment(args: string[], cwd = '.') {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await getAddress(server);
  // Its output must be read, or it would block.
  server.stdout?.resume();
  return {
    url,
    async stop() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
    },
  };
}

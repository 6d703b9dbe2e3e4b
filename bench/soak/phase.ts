import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { postJson, type ServerProcess, signIn, startProcess } from '@/tests/contract/support/server-process';
import { freePort } from '@/tests/support/free-port';
import { type Client, newClient } from './client';
import { type Counts, connect, newCounts } from './connection';
import { type Faults, recordFaults } from './faults';

/** Clients at a time, and how long each rests after a request, in milliseconds. */
const CLIENTS = 8;
const REST = 20;
/** Milliseconds after which a server has what it keeps: its code compiled, its connections opened. */
const WARM = 15_000;

/** A server under load, for what disturbs it. */
export interface Target {
  faults: Faults;
  /** Its process at present. */
  pid(): number;
  /** Ends the server by a signal, and starts it again. */
  restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A part of the soak. */
export interface Phase {
  milliseconds: number;
  /** Folder and settings of the server. */
  folder: string;
  env: Record<string, string>;
  /** What disturbs the server, in turn. */
  disturbances: readonly ((target: Target) => Promise<void>)[];
  /** Milliseconds between two of them. */
  gap: number;
}

/** What a part has shown. */
export interface Outcome extends Counts {
  disturbances: number;
  memory: [start: number, end: number];
  descriptors: [start: number, end: number];
}

const KEY = 'a signing key for the soak only, 32 bytes';
const PASSWORD = 'P@ssw0rd';

/** Megabytes that a process has in memory, and its open descriptors. */
function measure(pid: number): { memory: number; descriptors: number } {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { memory: Math.round(Number(kilobytes) / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

async function registerClients(url: string): Promise<{ email: string; password: string }[]> {
  const token = await signIn(url);
  const accounts = Array.from({ length: CLIENTS }, (_, number) => `client-${number}@example.com`);
  for (const email of accounts)
    await postJson(
      `${url}/api/auth/register`,
      { email, password: PASSWORD, confirmPassword: PASSWORD },
      token,
    );
  return accounts.map((email) => ({ email, password: PASSWORD }));
}

/** Runs a part of the soak: clients work, disturbances come in turn, and in the end everything is audited. */
export async function runPhase({ milliseconds, folder, env, disturbances, gap }: Phase): Promise<Outcome> {
  const settings = { folder, env: { ...env, PORT: String(await freePort()), ENDATIX_JWT_SIGNING_KEY: KEY } };
  let server: ServerProcess = await startProcess(settings);
  const base = server.url;
  const counts = newCounts();
  const faults = recordFaults();
  const target: Target = {
    faults,
    pid: () => server.child.pid ?? 0,
    restart: (signal) =>
      faults.during('down', async () => {
        const { code, errors } = await server.stop(signal);
        if (signal === 'SIGTERM' && (code !== 0 || errors !== ''))
          counts.outside.push(`SIGTERM: code ${code}, ${errors.split('\n')[0]}`);
        server = await startProcess(settings);
      }),
  };
  const accounts = await registerClients(base);
  const clients = accounts.map((account, index) =>
    newClient(index, account, connect(base, faults, counts), counts),
  );
  const end = performance.now() + milliseconds;
  const isOver = (): boolean => performance.now() > end;
  const work = async (client: Client): Promise<void> => {
    while (!isOver()) {
      await client.step();
      await wait(Math.random() * 2 * REST);
    }
  };
  const working = clients.map(work);
  let done = 0;
  try {
    await wait(Math.min(WARM, milliseconds / 4));
    const start = measure(target.pid());
    while (!isOver() || done < disturbances.length) {
      await disturbances[done % disturbances.length]?.(target);
      done += 1;
      await wait(gap);
    }
    await Promise.all(working);
    for (const client of clients) await client.audit();
    const last = measure(target.pid());
    return {
      ...counts,
      disturbances: done,
      memory: [start.memory, last.memory],
      descriptors: [start.descriptors, last.descriptors],
    };
  } finally {
    const { code, errors } = await server.stop();
    if (code !== 0 || errors !== '') counts.outside.push(`SIGTERM: code ${code}, ${errors.split('\n')[0]}`);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signIn, startProcess } from '@/tests/api/support/server-process';
import { freePort } from '@/tests/support/free-port';
import { startPostgres } from '../postgres';
import { type Findings, newClient } from './client';

/*
 * `npm run bench -- soak --minutes 30`: clients create, change, list, filter and delete while the server is killed and stopped,
 * and while its PostgreSQL is paused and crashed. Prints a table; ends with 1 when a write that was acknowledged is lost
 * or a response is not of the contract.
 */

const CLIENTS = 8;
/** Milliseconds that a client rests after a request, on the average. */
const REST = 20;
/** Milliseconds in which requests may still feel a disturbance that has ended: connections are made again. */
const RECOVERY = 5_000;
const KEY = 'a signing key for the soak only, 32 bytes';

/** Something that disturbs a server, which it can restart. */
type Disturbance = (restart: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>) => Promise<void>;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.');

/** Megabytes in memory and open descriptors of a process. */
function usage(pid = 0): string {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB, ${readdirSync(`/proc/${pid}/fd`).length} descriptors`;
}

/** Lets clients work for a time while disturbances come in turn, and compares everything in the end. */
async function soak(
  folder: string,
  milliseconds: number,
  disturbances: readonly Disturbance[],
  database?: string,
): Promise<Findings & { disturbances: number; usage: string }> {
  const env = { PORT: String(await freePort()), ENDATIX_JWT_SIGNING_KEY: KEY };
  const settings = { folder, env: { ...env, ...(database ? { DATABASE_URL: database } : {}) } };
  let server = await startProcess(settings);
  const findings: Findings = { requests: 0, acknowledged: 0, excused: 0, faults: [] };
  let disturbedUntil = 0;
  const disturbed = { url: server.url, excuses: (since: number) => since < disturbedUntil };
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { code, errors } = await server.stop(signal);
    if (signal === 'SIGTERM' && (code !== 0 || errors !== ''))
      findings.faults.push(`${signal}: code ${code}, ${errors.split('\n')[0]}`);
  };
  const token = await signIn(server.url);
  const clients = Array.from({ length: CLIENTS }, (_, index) => newClient(index, disturbed, token, findings));
  const end = performance.now() + milliseconds;
  const working = clients.map(async ({ step }) => {
    while (performance.now() < end) {
      await step();
      await wait(Math.random() * 2 * REST);
    }
  });
  let done = 0;
  await wait(milliseconds / 4);
  const before = usage(server.child.pid);
  for (; performance.now() < end || done < disturbances.length; done++) {
    disturbedUntil = Number.POSITIVE_INFINITY;
    await disturbances[done % disturbances.length]?.(async (signal) => {
      await stop(signal);
      server = await startProcess(settings);
    });
    disturbedUntil = performance.now() + RECOVERY;
    await wait(milliseconds / 10);
  }
  await Promise.all(working);
  for (const { audit } of clients) await audit();
  const after = usage(server.child.pid);
  await stop('SIGTERM');
  return { ...findings, disturbances: done, usage: `${before} → ${after}` };
}

const kills: Disturbance[] = [
  (restart) => restart('SIGKILL'),
  (restart) => restart('SIGKILL'),
  (restart) => restart('SIGTERM'),
];
const postgres = await startPostgres();
if (!postgres) console.log('PostgreSQL is not installed: the soak is of the SQLite file alone.');
const folder = await mkdtemp(join(tmpdir(), 'reference-api-soak-'));
const time = (minutes * 60_000) / (postgres ? 3 : 1);
const outcomes: Record<string, Awaited<ReturnType<typeof soak>>> = {};
try {
  outcomes['SQLite file, server killed and stopped'] = await soak(folder, time, kills);
  if (postgres) {
    outcomes['PostgreSQL, server killed and stopped'] = await soak(folder, time, kills, postgres.url);
    const pause = async () => {
      postgres.pause();
      await wait(Math.min(35_000, time / 10));
      postgres.resume();
    };
    outcomes['PostgreSQL paused and crashed'] = await soak(
      folder,
      time,
      [pause, postgres.crash],
      postgres.url,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
  await postgres?.stop();
}
const rows = Object.entries(outcomes).map(([name, { faults, ...row }]) => [
  name,
  { ...row, faults: faults.length },
]);
console.table(Object.fromEntries(rows));
const faults = Object.values(outcomes).flatMap((outcome) => outcome.faults);
for (const sentence of faults.slice(0, 10)) console.log(sentence);
process.exitCode = faults.length > 0 ? 1 : 0;

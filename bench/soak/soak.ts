import { setTimeout as wait } from 'node:timers/promises';
import { type Postgres, startPostgres } from '../postgres';
import { type Disk, makeDisk } from './disk';
import { type Outcome, type Phase, runPhase } from './phase';

type Disturbance = Phase['disturbances'][number];

/** How long things last, in milliseconds; a short soak has short ones. */
interface Times {
  phase: number;
  gap: number;
  fullDisk: number;
  shortPause: number;
  /** Longer than the server waits for its database. */
  longPause: number;
}

function timesOf(minutes: number, phases: number): Times {
  const phase = (minutes * 60_000) / phases;
  const isShort = phase < 120_000;
  return isShort
    ? { phase, gap: 300, fullDisk: 500, shortPause: 300, longPause: 1_000 }
    : { phase, gap: 8_000, fullDisk: 5_000, shortPause: 3_000, longPause: 35_000 };
}

const kill: Disturbance = ({ restart }) => restart('SIGKILL');
const stop: Disturbance = ({ restart }) => restart('SIGTERM');

const pause =
  (postgres: Postgres, milliseconds: number): Disturbance =>
  ({ faults }) =>
    faults.during('paused', async () => {
      postgres.pause();
      await wait(milliseconds);
      postgres.resume();
    });

const crash =
  (postgres: Postgres): Disturbance =>
  ({ faults }) =>
    faults.during('paused', () => postgres.crash());

/** A disk without room while its server goes on. */
const noRoom =
  (disk: Disk, milliseconds: number): Disturbance =>
  ({ faults, pid }) =>
    faults.during('full', async () => {
      disk.fill(pid());
      await wait(milliseconds);
      disk.free(pid());
    });

function row({ requests, acknowledged, lost, outside, unavailable, ...outcome }: Outcome) {
  return {
    requests,
    disturbances: outcome.disturbances,
    'answers 503': unavailable,
    'no answer': outcome.unanswered,
    'acknowledged writes': acknowledged,
    'of them lost': lost.length,
    'outside the contract': outside.length,
    'memory, MB': outcome.memory.join(' → '),
    descriptors: outcome.descriptors.join(' → '),
  };
}

/**
 * Runs all parts, prints a table and up to ten sentences about what was wrong.
 * @returns whether nothing was
 */
export async function soak(minutes: number): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) console.log('PostgreSQL is not installed: the soak is of the SQLite file alone.');
  const disk = makeDisk();
  const times = timesOf(minutes, postgres ? 4 : 2);
  const outcomes: Record<string, Outcome> = {};
  const run = async (
    name: string,
    env: Record<string, string>,
    disturbances: Disturbance[],
  ): Promise<void> => {
    console.log(`${name}, ${(times.phase / 60_000).toFixed(1)} minutes …`);
    const phase = { ...times, milliseconds: times.phase, folder: disk.folder, env, disturbances };
    outcomes[name] = await runPhase(phase);
    // The next takes minutes: what is known is told.
    console.log(JSON.stringify(row(outcomes[name])));
  };
  try {
    await run('SQLite file, server killed and stopped', {}, [kill, kill, stop]);
    await run('SQLite file, disk full', {}, [noRoom(disk, times.fullDisk)]);
    if (postgres) {
      const env = { DATABASE_URL: postgres.url };
      await run('PostgreSQL, server killed and stopped', env, [kill, kill, stop]);
      const { shortPause, longPause } = times;
      const away = [pause(postgres, shortPause), crash(postgres), pause(postgres, longPause)];
      await run('PostgreSQL paused and crashed', env, away);
    }
  } finally {
    disk.remove();
    await postgres?.stop();
  }
  console.table(Object.fromEntries(Object.entries(outcomes).map(([name, outcome]) => [name, row(outcome)])));
  const sentences = Object.values(outcomes).flatMap(({ lost, outside }) => [
    ...lost.map((what) => `Lost: ${what}`),
    ...outside,
  ]);
  for (const sentence of sentences.slice(0, 10)) console.log(sentence);
  return sentences.length === 0;
}

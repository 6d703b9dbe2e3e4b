import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomNumbers } from '@/tests/support/random-numbers';
import { type Report, runAttack } from './attack';
import { makeSite } from './site';
import { startTarget, type TargetName } from './targets';

/** How a server is attacked. */
export interface RunOptions {
  server: TargetName;
  requests: number;
  /** Export to serve a copy of; without one a small site is made. */
  folder?: string | undefined;
  seed: number;
}

/** Descriptors that the server gets: fewer than the connections of a flood. */
const DESCRIPTORS = 256;

/** Starts a server on a folder of its own, attacks it, and removes both. */
export async function run({ server, requests, folder, seed }: RunOptions): Promise<Report> {
  const work = await mkdtemp(join(tmpdir(), 'hostile-'));
  // The workers of nginx run as another user.
  await chmod(work, 0o755);
  try {
    const site = await makeSite(work, folder);
    const limits = { folder: site.folder, work: join(work, 'server'), descriptors: DESCRIPTORS };
    const target = await startTarget(server, limits);
    try {
      return await runAttack(target, { port: target.port, site, random: randomNumbers(seed) }, requests);
    } finally {
      await target.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns the report as lines of text. */
export function reportText({ requests, seen, complaints, start, end, seconds }: Report): string {
  const rows = [...seen].map(([kind, counts]) => {
    const outcomes = [...counts].sort().map(([outcome, count]) => `${outcome}: ${count}`);
    return `${kind.padEnd(22)} ${outcomes.join(', ')}`;
  });
  const usage = (name: string, key: 'descriptors' | 'megabytes') =>
    start && end
      ? [`${name.padEnd(22)} ${Math.round(start[key])} at first, ${Math.round(end[key])} in the end`]
      : [];
  return [
    ...rows,
    `${'requests'.padEnd(22)} ${requests} in ${Math.round(seconds)} s`,
    ...usage('descriptors', 'descriptors'),
    ...usage('memory (MB)', 'megabytes'),
    `${'problems'.padEnd(22)} ${complaints.length}`,
    ...complaints.slice(0, 20).map((complaint) => `  ${complaint}`),
  ].join('\n');
}

if (process.argv[1]?.endsWith('hostile/run.ts')) {
  const { values } = parseArgs({
    options: {
      server: { type: 'string', default: 'site' },
      requests: { type: 'string', default: '2000' },
      folder: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1e6) },
    },
  });
  const requests = Number(values.requests);
  const { server } = values;
  if ((server !== 'site' && server !== 'nginx') || !(requests > 0)) {
    console.error('Use --server site or --server nginx, and --requests with a number from 1.');
    process.exit(2);
  }
  console.log(`Seed ${values.seed}`);
  const report = await run({ server, requests, folder: values.folder, seed: Number(values.seed) });
  console.log(reportText(report));
  process.exitCode = report.complaints.length > 0 ? 1 : 0;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { generate } from '@/scripts/generate';
import { fillFile, fillPostgres, noRowFilters, oneRowFilters, SUBMISSION_TOKEN } from './fill';
import { type MeasuredServer, startPrism, startReferenceApi } from './servers';

/* `npm run bench`: compares the throughput of the reference API with Prism's mock, and measures how its
   response times grow with the number of rows. Exits with 1 when a target is missed. `--postgres URL` adds
   a PostgreSQL database, whose tables are dropped first. */

/** Requests per second of the SQLite file, as a multiple of Prism's. */
const REQUIRED_RATIO = 2;
const ROUNDS = 5;
const COMPARED_ROWS = 10_000;

const SIZES = [1_000, COMPARED_ROWS, 100_000];
/** Allowed factor between the slowest request of a kind at the smallest and at the largest number of rows. */
const ALLOWED_GROWTH = 3;
/** Milliseconds below which ratios are noise. */
const NOISE = 2;
const REPEATS = 40;

const FORM = '{"name":"Measured","isEnabled":true,"formDefinitionJsonData":"{\\"pages\\":[]}"}';
const LIST = '/api/forms/1/submissions';
const BY_TOKEN = `${LIST}/by-token/${SUBMISSION_TOKEN}`;

interface Scenario {
  name: string;
  path: string;
  body?: string;
}

const scenarios: Scenario[] = [
  { name: 'create a form', path: '/api/forms', body: FORM },
  { name: 'filtered list', path: `${LIST}?filter=isComplete:false&filter=currentPage%3E:3` },
  { name: 'submission by token', path: BY_TOKEN },
];

const filtered = (filters: readonly string[]) => () =>
  filters.map((filter) => `${LIST}?filter=${encodeURIComponent(filter)}`);

/** Requests by kind, as a function of the number of rows. The slowest of a kind counts. */
const kinds: Record<string, (rows: number) => string[]> = {
  'first page': () => [LIST],
  'last page': (rows) => [`${LIST}?page=${rows / 10}`],
  'filter by any field, one row': filtered(oneRowFilters),
  'filter by any field, no row': filtered(noRowFilters),
  'submission by token': () => [BY_TOKEN],
  'forms with their counts': () => ['/api/forms'],
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Table = Record<string, Record<string, string | number>>;

async function requestsPerSecond(server: MeasuredServer, { name, path, body }: Scenario) {
  const result = await autocannon({
    url: server.url + path,
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' },
    connections: 10,
    duration: 1,
    ...(body && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} rejected and ${result.errors} failed by ${server.name}.`);
  return result.requests.average;
}

/**
 * Compares the servers in alternating rounds, so that load on the machine affects all of them. Returns
 * whether the target is met.
 */
async function compareThroughput(servers: readonly MeasuredServer[]): Promise<boolean> {
  const table: Table = {};
  let isMet = true;
  for (const scenario of scenarios) {
    const rates = new Map(servers.map(({ name }): [string, number[]] => [name, []]));
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const server of servers) {
        const rate = await requestsPerSecond(server, scenario);
        if (round > 0) rates.get(server.name)?.push(rate);
      }
    const prism = median(rates.get('Prism') ?? []);
    for (const [name, own] of rates) {
      const ratio = median(own) / prism;
      isMet &&= name !== 'SQLite file' || ratio >= REQUIRED_RATIO;
      table[`${scenario.name}, ${name}`] = {
        'requests/s': Math.round(median(own)),
        'of Prism': ratio.toFixed(2),
      };
    }
  }
  console.log(`Throughput with ${COMPARED_ROWS} submissions, medians of ${ROUNDS} rounds of a second:`);
  console.table(table);
  return isMet;
}

async function responseTime({ url, token }: MeasuredServer, path: string): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const started = performance.now();
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Returns the milliseconds of the slowest request of each kind, by kind and server. */
async function responseTimes(servers: readonly MeasuredServer[], rows: number) {
  const found = new Map<string, number>();
  for (const [kind, paths] of Object.entries(kinds))
    for (const server of servers) {
      const times: number[] = [];
      for (const path of paths(rows)) times.push(await responseTime(server, path));
      found.set(`${kind}, ${server.name}`, Math.max(...times));
    }
  return found;
}

/** Prints how response times grow with the rows. Returns whether the target is met. */
function reportGrowth(bySize: readonly Map<string, number>[]): boolean {
  const table: Table = {};
  let isMet = true;
  for (const key of bySize[0]?.keys() ?? []) {
    const times = bySize.map((found) => found.get(key) ?? Number.NaN);
    const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    const isMissed = (times.at(-1) ?? 0) > NOISE && growth > ALLOWED_GROWTH;
    isMet &&= !isMissed;
    table[key] = {
      ...Object.fromEntries(SIZES.map((size, index) => [size, times[index]?.toFixed(2) ?? ''])),
      growth: `${growth.toFixed(1)}${isMissed ? ' MISSED' : ''}`,
    };
  }
  console.log('Milliseconds of a response by submissions in the form; of filters, the slowest:');
  console.table(table);
  return isMet;
}

/** Runs `work` with servers whose form has `rows` submissions, then stops them. */
async function withServers(
  rows: number,
  postgres: string | undefined,
  work: (servers: MeasuredServer[]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    servers.push(await startReferenceApi(folder, await fillFile(folder, rows)));
    if (postgres) servers.push(await startReferenceApi(folder, await fillPostgres(postgres, rows), postgres));
    await work(servers);
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { postgres: { type: 'string' } } });
await generate();
let isFast = false;
const bySize: Map<string, number>[] = [];
for (const size of SIZES)
  await withServers(size, values.postgres, async (servers) => {
    if (size === COMPARED_ROWS) {
      const prism = await startPrism();
      try {
        isFast = await compareThroughput([...servers, prism]);
      } finally {
        await prism.stop();
      }
    }
    bySize.push(await responseTimes(servers, size));
  });
const isMet = reportGrowth(bySize) && isFast;
console.log(isMet ? 'All targets are met.' : 'A target is missed.');
process.exitCode = isMet ? 0 : 1;

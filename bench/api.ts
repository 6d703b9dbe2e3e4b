import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { libsqlDatabase } from '../sandbox/db/libsql';
import { type Filled, fill } from './fill';
import { followedFilters, listCost } from './growth';
import { median } from './median';
import { type MeasuredServer, startPrism, startReferenceApi } from './servers';

// `npm run bench -- api`: the reference API beside Prism's mock of the same contract, in one run, and how the cost of
// the filtered list grows. Ends with 1 when a goal is missed. BENCH_ROUNDS sets the number of one-second rounds of each server; medians are shown.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CONNECTIONS = 10;
const ROWS = 10_000;
/** Requests per second, as a multiple of Prism's. */
const WANTED_RATIO = 2;
/** A list of a hundred times the rows may cost that much more: a search in an index, not a walk. */
const ALLOWED_GROWTH = 3;

interface Scenario {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const scenarios = ({ formId, submissionToken }: Filled): Scenario[] => [
  {
    name: 'create form',
    method: 'POST',
    path: '/api/forms',
    body: '{"name":"Measured","isEnabled":true,"formDefinitionJsonData":"{\\"pages\\":[]}"}',
  },
  {
    name: `filtered list of ${ROWS}`,
    method: 'GET',
    path: `/api/forms/${formId}/submissions?filter=isComplete:true&filter=currentPage%3E:3`,
  },
  {
    name: 'submission by token',
    method: 'GET',
    path: `/api/forms/${formId}/submissions/by-token/${submissionToken}`,
  },
];

interface Measured {
  rates: number[];
  /** Milliseconds, of each round. */
  p99: number[];
  memory: number;
  requests: number;
  /** Milliseconds of processor time, which other programs on the machine do not disturb. */
  processorTime: number;
}

const nothingMeasured = (): Measured => ({ rates: [], p99: [], memory: 0, requests: 0, processorTime: 0 });

async function measure(server: MeasuredServer, scenario: Scenario, accessToken: string, into: Measured) {
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const { method, path, body } = scenario;
  const options = {
    url: server.url + path,
    method,
    headers,
    connections: CONNECTIONS,
    ...(body ? { body } : {}),
  };
  const before = server.processorTime();
  const result = await autocannon({ ...options, duration: 1 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${scenario.name}: ${result.non2xx} refused and ${result.errors} failed at ${server.url}.`,
    );
  }
  into.rates.push(result.requests.average);
  into.p99.push(result.latency.p99);
  into.memory = Math.max(into.memory, server.memory());
  into.requests += result.requests.total;
  into.processorTime += server.processorTime() - before;
}

const perRequest = ({ processorTime, requests }: Measured): number =>
  Number((processorTime / requests).toFixed(3));

async function compare(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-bench-'));
  const key = 'a signing key for measurements only';
  await mkdir(join(folder, '.data'));
  const database = libsqlDatabase(join(folder, '.data', 'endatix.sqlite'));
  const filled = await fill(database, new TextEncoder().encode(key), ROWS);
  await database.close();
  const servers = [await startReferenceApi(folder, key), await startPrism()] as const;
  try {
    let met = true;
    const rows: Record<string, unknown> = {};
    for (const scenario of scenarios(filled)) {
      // Prism refuses identifiers beyond 2^53; its answer does not depend on them.
      const simple = { ...scenario, path: scenario.path.replace(filled.formId, '1') };
      let own = nothingMeasured();
      let prism = nothingMeasured();
      // In turns, so that whatever else the machine does disturbs both alike. The first round warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        await measure(servers[0], scenario, filled.accessToken, own);
        await measure(servers[1], simple, filled.accessToken, prism);
        if (round === 0) [own, prism] = [nothingMeasured(), nothingMeasured()];
      }
      const ratio = median(own.rates) / median(prism.rates);
      met &&= ratio >= WANTED_RATIO;
      rows[scenario.name] = {
        'req/s': Math.round(median(own.rates)),
        'p99 ms': median(own.p99),
        'CPU ms': perRequest(own),
        MB: own.memory,
        'Prism req/s': Math.round(median(prism.rates)),
        'Prism p99 ms': median(prism.p99),
        'Prism CPU ms': perRequest(prism),
        'Prism MB': prism.memory,
        ratio: Number(ratio.toFixed(1)),
      };
    }
    console.log(
      `Reference API (SQLite file) and Prism, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds in turns:`,
    );
    console.table(rows);
    return met;
  } finally {
    for (const server of servers) server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function follow(): Promise<boolean> {
  const sizes = [1_000, 10_000, 100_000];
  const costs: number[][] = [];
  for (const size of sizes) costs.push(await listCost(size));
  const growth = followedFilters.map((_, index) => (costs.at(-1)?.[index] ?? 0) / (costs[0]?.[index] ?? 1));
  console.log(
    'Median cost in ms of the first page of the filtered list, by the number of submissions in the form:',
  );
  console.table(
    Object.fromEntries(
      followedFilters.map((filter, index) => [
        decodeURIComponent(filter),
        {
          ...Object.fromEntries(sizes.map((size, at) => [size, Number(costs[at]?.[index]?.toFixed(3))])),
          growth: Number(growth[index]?.toFixed(1)),
        },
      ]),
    ),
  );
  // A filter that finds nothing must look through the whole index; its cost is shown, not judged.
  return growth.slice(0, -1).every((factor) => factor <= ALLOWED_GROWTH);
}

const goals = [await compare(), await follow()];
console.log(goals.every(Boolean) ? 'All goals are met.' : 'A goal is missed.');
process.exitCode = goals.every(Boolean) ? 0 : 1;

import autocannon from 'autocannon';
import { type Contender, withContenders } from './contenders';
import { SUBMISSION_TOKEN } from './fill';
import { measureGrowth, reportGrowth } from './growth';
import { median } from './numbers';
import { startPostgres } from './postgres';
import type { MeasuredServer } from './servers';
import { isSmoke } from './smoke';

// `npm run bench -- api`: the reference API, Prism's mock of the same contract and json-server, in one run, and how
// costs grow with the rows. Ends with 1 when a goal is missed; `--smoke` shows in seconds that it runs.

const ROUNDS = isSmoke ? 1 : 7;
const ROWS = isSmoke ? 100 : 10_000;
const SIZES = isSmoke ? [ROWS] : [1_000, 10_000, 100_000];
const EFFORT = isSmoke ? { rounds: 1, milliseconds: 0 } : { rounds: 40, milliseconds: 3_000 };
const CONNECTIONS = 10;
/** Requests per second, as a multiple of Prism's. */
const REQUIRED_RATIO = 2;

const FORM = '{"name":"Measured","isEnabled":true,"formDefinitionJsonData":"{\\"pages\\":[]}"}';
const FILTERS = 'filter=isComplete:false&filter=currentPage%3E:3';

/** What is sent, to those who speak the contract and to json-server. */
const scenarios = [
  { name: 'create form', api: '/api/forms', json: '/forms', body: FORM },
  {
    name: `filtered list of ${ROWS}`,
    api: `/api/forms/1/submissions?${FILTERS}`,
    json: '/submissions?formId=1&isComplete=false&currentPage_gte=3&_sort=createdAt&_order=desc&_limit=10',
  },
  {
    name: 'submission by token',
    api: `/api/forms/1/submissions/by-token/${SUBMISSION_TOKEN}`,
    json: `/submissions?token=${SUBMISSION_TOKEN}`,
  },
];
type Scenario = (typeof scenarios)[number];

interface Figures {
  rates: number[];
  /** Milliseconds, of each round. */
  p99: number[];
  memory: number;
  requests: number;
  /** Milliseconds of processor time, which other programs on the machine do not disturb. */
  processorTime: number;
}

const noFigures = (): Figures => ({ rates: [], p99: [], memory: 0, requests: 0, processorTime: 0 });

async function load(server: MeasuredServer, contender: Contender, scenario: Scenario, into: Figures) {
  const before = server.processorTime();
  const result = await autocannon({
    url: server.url + (contender.kind === 'json-server' ? scenario.json : scenario.api),
    method: scenario.body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${contender.token}`, 'Content-Type': 'application/json' },
    connections: CONNECTIONS,
    ...(isSmoke ? { amount: 20 } : { duration: 1 }),
    ...(scenario.body ? { body: scenario.body } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${scenario.name}: ${result.non2xx} rejected and ${result.errors} failed at ${server.url}.`,
    );
  into.rates.push(result.requests.average);
  into.p99.push(result.latency.p99);
  into.memory = Math.max(into.memory, server.memory());
  into.requests += result.requests.total;
  into.processorTime += server.processorTime() - before;
}

/** Lets the servers take turns, so that whatever else the machine does disturbs all alike. */
async function compare(scenario: Scenario, contenders: readonly Contender[]): Promise<Map<string, Figures>> {
  const figures = new Map(contenders.map(({ name }) => [name, noFigures()]));
  // The first round warms up.
  for (let round = isSmoke ? 1 : 0; round <= ROUNDS; round++)
    for (const contender of contenders) {
      const into = round === 0 ? noFigures() : (figures.get(contender.name) ?? noFigures());
      await load(contender.server, contender, scenario, into);
    }
  return figures;
}

async function compareAll(contenders: readonly Contender[]): Promise<boolean> {
  let isMet = true;
  const table: Record<string, Record<string, number>> = {};
  for (const scenario of scenarios) {
    const figures = await compare(scenario, contenders);
    const prism = median(figures.get('Prism')?.rates ?? []);
    for (const [name, { rates, p99, memory, requests, processorTime }] of figures) {
      const ratio = median(rates) / prism;
      isMet &&= name !== 'SQLite file' || ratio >= REQUIRED_RATIO;
      table[`${scenario.name}, ${name}`] = {
        'req/s': Math.round(median(rates)),
        'p99 ms': median(p99),
        'CPU ms': Number((processorTime / requests).toFixed(3)),
        MB: memory,
        'of Prism': Number(ratio.toFixed(2)),
      };
    }
  }
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of a second, in turns:`);
  console.table(table);
  return isMet;
}

const postgres = await startPostgres();
if (!postgres) console.log('PostgreSQL is not installed: the tables are without it.');
const costs: Awaited<ReturnType<typeof measureGrowth>>[] = [];
let isFast = true;
try {
  for (const size of SIZES)
    await withContenders(size, postgres, async (contenders) => {
      if (size === ROWS) isFast = await compareAll(contenders);
      costs.push(await measureGrowth(size, contenders, EFFORT));
    });
} finally {
  await postgres?.stop();
}
const isBounded = reportGrowth(SIZES, costs);
const isMet = isFast && isBounded;
if (!isSmoke) console.log(isMet ? 'All goals are met.' : 'A goal is missed.');
// So few requests say nothing about speed.
process.exitCode = isMet || isSmoke ? 0 : 1;

import type { Contender } from './contenders';
import { noRowFilters, oneRowFilters, SUBMISSION_TOKEN } from './fill';
import { median } from './numbers';

/** What is measured: requests of one kind, of which the slowest counts. */
interface Measured {
  name: string;
  /** Whether its cost may not grow (`ALLOWED_GROWTH`). */
  isBounded: boolean;
  /** Rows in each response of the reference API, where that is what is measured. */
  rows?: number;
  requests(contender: Contender, rows: number): Request[];
}

/** How often a list of a hundred times the rows may cost what it costs. */
const ALLOWED_GROWTH = 3;
/** Below these milliseconds a cost is that of any request, and a quotient is noise. */
const ANY_REQUEST = 2;

const LIST = '/api/forms/1/submissions';
const JSON_LIST = '/submissions?formId=1&_sort=createdAt&_order=desc&_limit=10';
const BODY = { jsonData: '{"score":1}', metadata: '{}', currentPage: 1, isComplete: false };

function ask({ kind, server, token }: Contender, paths: { api: string; json: string }, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const url = server.url + (kind === 'json-server' ? paths.json : paths.api);
  return new Request(url, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) });
}

const page = (name: string, isBounded: boolean, of: (pages: number) => number): Measured => ({
  name,
  isBounded,
  requests(contender, rows) {
    const number = of(rows / 10);
    return [ask(contender, { api: `${LIST}?page=${number}`, json: `${JSON_LIST}&_page=${number}` })];
  },
});

const filtered = (name: string, rows: number, filters: readonly string[], json: string): Measured => ({
  name,
  isBounded: true,
  rows,
  requests: (contender) =>
    (contender.kind === 'api' ? filters : ['currentPage:99']).map((filter) =>
      ask(contender, {
        api: `${LIST}?filter=${encodeURIComponent(filter)}`,
        json: `${JSON_LIST}&${json}`,
      }),
    ),
});

const kinds: readonly Measured[] = [
  page('first page', true, () => 1),
  page('page in the middle', false, (pages) => Math.ceil(pages / 2)),
  page('last page', true, (pages) => pages),
  filtered('filter by any field, one row', 1, oneRowFilters, 'currentPage=99'),
  filtered('filter by any field, no row', 0, noRowFilters, 'currentPage=100'),
  {
    name: 'submission by token',
    isBounded: true,
    requests: (contender) => [
      ask(contender, {
        api: `${LIST}/by-token/${SUBMISSION_TOKEN}`,
        json: `/submissions?token=${SUBMISSION_TOKEN}`,
      }),
    ],
  },
  {
    name: 'forms with their counts',
    isBounded: true,
    requests: (contender) => [ask(contender, { api: '/api/forms', json: '/forms' })],
  },
  {
    name: 'create a submission',
    // The disk and its checkpoints decide.
    isBounded: false,
    requests: (contender) => [ask(contender, { api: LIST, json: '/submissions' }, { ...BODY, formId: 1 })],
  },
];

/** How often each request is sent, and for how many milliseconds at most. */
interface Effort {
  rounds: number;
  milliseconds: number;
}

async function send(request: Request): Promise<string> {
  const response = await fetch(request.clone());
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.url}: status ${response.status}, ${text.slice(0, 200)}`);
  return text;
}

/** Throws when a list does not have the rows whose cost is to be shown. */
async function checkRows(request: Request, rows: number): Promise<void> {
  const { length } = JSON.parse(await send(request)) as unknown[];
  if (length !== rows) throw new Error(`${request.url}: ${length} rows, not ${rows}.`);
}

/** Milliseconds until a response is there as a whole. */
async function timeOf(request: Request): Promise<number> {
  const started = performance.now();
  await send(request);
  return performance.now() - started;
}

/** Medians of some requests, which take turns. */
async function mediansOf(requests: readonly Request[], { rounds, milliseconds }: Effort): Promise<number[]> {
  const times = requests.map((): number[] => []);
  // The first round warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [index, request] of requests.entries()) {
      const own = times[index] ?? [];
      const spent = own.reduce((sum, time) => sum + time, 0);
      if (own.length > 1 && spent > milliseconds) continue;
      const time = await timeOf(request);
      if (round > 0 || rounds === 1) own.push(time);
    }
  return times.map(median);
}

/** Measures all kinds of requests with so many rows: milliseconds by kind and server. */
export async function measureGrowth(
  rows: number,
  contenders: readonly Contender[],
  effort: Effort,
): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const { name, requests, rows: expected } of kinds) {
    if (expected !== undefined)
      for (const contender of contenders.filter(({ kind }) => kind === 'api'))
        for (const request of requests(contender, rows)) await checkRows(request, expected);
    const all = contenders.flatMap((contender) =>
      requests(contender, rows).map((request) => ({ key: `${name}, ${contender.name}`, request })),
    );
    const found = await mediansOf(
      all.map(({ request }) => request),
      effort,
    );
    for (const [index, { key }] of all.entries())
      costs.set(key, Math.max(costs.get(key) ?? 0, found[index] ?? 0));
  }
  return costs;
}

/**
 * Prints how the cost of requests grows with the number of submissions in a form: the reference API, json-server and
 * Prism, side by side.
 * @param bySize what {@link measureGrowth} found for each size
 * @returns whether no cost that is bounded grew
 */
export function reportGrowth(sizes: readonly number[], bySize: readonly Map<string, number>[]): boolean {
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const table: Record<string, Record<string, string>> = {};
  let isMet = true;
  for (const key of bySize[0]?.keys() ?? []) {
    const costs = bySize.map((found) => found.get(key) ?? Number.NaN);
    const [least = 0, most = 0] = [costs[0], costs.at(-1)];
    const isOwn = /(SQLite file|PostgreSQL)$/.test(key);
    const isBounded = isOwn && kinds.some(({ name, isBounded }) => isBounded && key.startsWith(`${name},`));
    const isMissed = isBounded && most > ANY_REQUEST && most > ALLOWED_GROWTH * least;
    isMet &&= !isMissed;
    const cells = sizes.map((size, index) => [size.toLocaleString('en'), costs[index]?.toFixed(2) ?? '']);
    table[key] = {
      ...Object.fromEntries(cells),
      growth: `${(most / least).toFixed(1)}${isMissed ? ' MISSED' : ''}`,
    };
  }
  console.log(
    `Milliseconds until a response is there, by submissions in the form (${first.toLocaleString('en')} to ${last.toLocaleString('en')}); of filters, the slowest:`,
  );
  console.table(table);
  return isMet;
}

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { libsqlDatabase } from '@/packages/reference-api/db/libsql';
import { migrate } from '@/packages/reference-api/db/migrations';
import { signIn, startProcess } from '@/packages/reference-api/tests/support/server-process';
import { generate } from '@/scripts/generate';
import { freePort } from '@/tests/support/free-port';

/* `npm run bench`: compares the requests per second of the reference API on a SQLite file with those of
   Prism's mock of the same contract, and measures its lists, its start and its memory. Exits with 1 when a
   target is missed. */

const targets = { ratio: 2, listMilliseconds: 10, startMilliseconds: 500, memoryMegabytes: 150 };
const ROUNDS = 5;
const REPEATS = 40;
const TOKEN = 'A'.repeat(64);
const LIST = '/api/forms/1/submissions';

const scenarios = [
  {
    name: 'create a form',
    path: '/api/forms',
    body: '{"name":"Measured","isEnabled":true,"formDefinitionJsonData":"{\\"pages\\":[]}"}',
  },
  { name: 'filtered list', path: `${LIST}?filter=isComplete:false&filter=currentPage%3E:3` },
  { name: 'submission by token', path: `${LIST}/by-token/${TOKEN}` },
];

/** Requests of lists. Each filter but the first finds no row, so that it reads all. */
const lists = [
  ...['/api/forms', LIST, `${LIST}?page=100`, `${LIST}?pageSize=100&filter=isComplete:false`],
  ...['id:0', 'jsonData:{}', 'metadata:x', 'currentPage>:100', 'createdAt>2100-01-01'].map(
    (filter) => `${LIST}?filter=${encodeURIComponent(filter)}`,
  ),
];

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

let isMet = true;
/** Prints a measured value and whether it meets its target. */
function report(name: string, value: number, unit: string, isGood: boolean): void {
  isMet &&= isGood;
  console.log(`${name.padEnd(70)} ${value.toFixed(2).padStart(8)} ${unit}${isGood ? '' : '   MISSED'}`);
}

/** Creates the file of a server: a published form with so many submissions, of which the last is partial. */
async function fillFile(folder: string, rows: number): Promise<void> {
  await mkdir(join(folder, '.data'), { recursive: true });
  const database = libsqlDatabase(join(folder, '.data', 'endatix.sqlite'));
  await migrate(database);
  await database.query(
    `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
     VALUES (1, 1, 'Measured', 1, 2, 1)`,
  );
  await database.query(
    `INSERT INTO form_definitions (id, form_id, tenant_id, is_draft, json_data, created_at)
     VALUES (2, 1, 1, 0, '{"pages":[]}', 1)`,
  );
  await database.query(
    `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
       metadata, status, token, token_prefix, token_expires_at, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(? AS INTEGER))
     SELECT i, 1, 2, 1, 0, '{"score":' || (i % 5) || '}', i % 10, '{}', 'new', '${TOKEN}',
       iif(i = 1, '${TOKEN.slice(0, 32)}', i), 9000000000000000, 1700000000000000 + i * 1000000 FROM n`,
    [rows],
  );
  await database.close();
}

/** Starts Prism as a mock of the contract. It stores nothing and accepts any token. */
async function startPrism() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const args = `mock openapi.json -p ${port} --verboseLevel silent --multiprocess false`.split(' ');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const child = spawn(process.execPath, [join(dirname(program), 'dist/index.js'), ...args], { env });
  while (!(await fetch(url).catch(() => undefined))) await wait(100);
  return { url, stop: () => child.kill() };
}

/** Returns requests per second of 10 connections. */
async function measureRate(url: string, token: string, { name, path, body }: (typeof scenarios)[number]) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const method = body ? 'POST' : 'GET';
  const options = { url: url + path, method, headers, connections: 10, duration: 1, ...(body && { body }) };
  const { requests, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} rejected and ${errors} failed at ${url}.`);
  return requests.average;
}

/** Compares the servers in alternating rounds, so that load on the machine affects both. */
async function compare(api: { url: string; token: string }): Promise<void> {
  const prism = await startPrism();
  for (const scenario of scenarios) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      ours.push(await measureRate(api.url, api.token, scenario));
      theirs.push(await measureRate(prism.url, api.token, scenario));
    }
    // The first round warms up.
    const [own, other] = [median(ours.slice(1)), median(theirs.slice(1))];
    const name = `${scenario.name}: ${Math.round(own)} requests/s, Prism ${Math.round(other)}`;
    report(name, own / other, 'times', own / other >= targets.ratio);
  }
  prism.stop();
}

async function measureLists({ url, token }: { url: string; token: string }): Promise<void> {
  for (const path of lists) {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const start = performance.now();
      const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    }
    // The fastest, because other work on the machine only adds to what a list costs.
    const fastest = Math.min(...times);
    report(decodeURIComponent(path), fastest, 'ms', fastest < targets.listMilliseconds);
  }
}

/** Starts a server, and adds the milliseconds until it listens. */
async function measureStart(folder: string, durations: number[]) {
  const start = performance.now();
  const server = await startProcess({ folder });
  durations.push(performance.now() - start);
  return server;
}

await generate();
for (const rows of [1_000, 10_000]) {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-bench-'));
  await fillFile(folder, rows);
  // The first start bundles the program and creates the account.
  await (await startProcess({ folder })).stop();
  const durations: number[] = [];
  let server = await measureStart(folder, durations);
  while (durations.length < ROUNDS) {
    await server.stop();
    server = await measureStart(folder, durations);
  }
  const duration = Math.min(...durations);
  console.log(`\nWith ${rows} submissions in a SQLite file:`);
  report('start', duration, 'ms', duration < targets.startMilliseconds);
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  report('memory at rest', memory, 'MB', memory < targets.memoryMegabytes);
  const api = { url: server.url, token: await signIn(server.url) };
  await measureLists(api);
  if (rows === 10_000) await compare(api);
  await server.stop();
  await rm(folder, { recursive: true });
}
console.log(isMet ? 'All targets are met.' : 'A target is missed.');
process.exitCode = isMet ? 0 : 1;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFile, fillJsonServer, fillPostgres } from './fill';
import type { Postgres } from './postgres';
import { type MeasuredServer, startJsonServer, startPrism, startReferenceApi } from './servers';

/** A server with so many submissions, next to others with as many. */
export interface Contender {
  name: string;
  /** Whether it speaks the contract; json-server has addresses of its own. */
  kind: 'api' | 'prism' | 'json-server';
  server: MeasuredServer;
  /** Access token, where one is checked. */
  token: string;
}

/** Starts the servers that are compared, each with `rows` submissions, runs the work, and stops them. */
export async function withContenders<T>(
  rows: number,
  postgres: Postgres | undefined,
  work: (contenders: Contender[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-bench-'));
  const contenders: Contender[] = [];
  try {
    const token = await fillFile(folder, rows);
    const file = await startReferenceApi(folder);
    contenders.push({ name: 'SQLite file', kind: 'api', server: file, token });
    if (postgres) {
      const token = await fillPostgres(postgres.url, rows);
      const server = await startReferenceApi(folder, postgres.url);
      contenders.push({ name: 'PostgreSQL', kind: 'api', server, token });
    }
    const list = join(folder, 'db.json');
    await fillJsonServer(list, rows);
    contenders.push({
      name: 'json-server',
      kind: 'json-server',
      server: await startJsonServer(list),
      token: '',
    });
    contenders.push({ name: 'Prism', kind: 'prism', server: await startPrism(), token });
    return await work(contenders);
  } finally {
    for (const { server } of contenders) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

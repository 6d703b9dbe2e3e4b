import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../sandbox/api/app';
import { libsqlDatabase } from '../sandbox/db/libsql';
import { fill } from './fill';

/** Filters whose cost is followed: each finds rows all over the list, except the last, which finds none. */
export const followedFilters = [
  'filter=isComplete:true',
  'filter=currentPage:7',
  'filter=isComplete:true&filter=currentPage%3E:5',
  'filter=createdAt%3E2020-01-01&filter=isComplete:false',
  'filter=currentPage%3E:1000',
];

const ROUNDS = 300;

/** Median time in milliseconds of the first page of the list, by filter, in a form of `rows` submissions. */
export async function listCost(rows: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-bench-'));
  const signingKey = new Uint8Array(32).fill(1);
  const database = libsqlDatabase(join(folder, 'bench.sqlite'));
  try {
    const { formId, accessToken } = await fill(database, signingKey, rows);
    const api = await createApi({ database, signingKey });
    const medians: number[] = [];
    for (const filter of followedFilters) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const request = new Request(`http://localhost/api/forms/${formId}/submissions?${filter}`, {
          headers: { Authorization: `Bearer ${accessToken}` },
        });
        const started = performance.now();
        const response = await api.fetch(request);
        times.push(performance.now() - started);
        if (response.status !== 200) throw new Error(`The list answered ${response.status}.`);
        await response.text();
      }
      medians.push(times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0);
    }
    return medians;
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

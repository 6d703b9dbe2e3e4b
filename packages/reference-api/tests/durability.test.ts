import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { times } from '@/tests/support/scale';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { libsqlDatabase } from '../db/libsql';
import { createForm, postJson, signIn, startProcess } from './support/server-process';

const KILLS = times(4, 40);
const WRITERS = 8;
const folder = temporaryFolder();

it(`loses no acknowledged write when it is killed ${KILLS} times during writes`, async () => {
  const acknowledged: string[] = [];
  let formId: string | undefined;

  for (let round = 0; round < KILLS; round++) {
    const before = acknowledged.length;
    const server = await startProcess({ folder });
    formId ??= await createForm(server.url, await signIn(server.url));
    const path = `${server.url}/api/forms/${formId}/submissions`;
    let alive = true;
    const write = async (): Promise<void> => {
      while (alive) {
        const response = await postJson(path, { jsonData: 'z'.repeat(500) }).catch(() => undefined);
        if (response?.status === 201) acknowledged.push(String(response.body.id));
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    while (acknowledged.length === before) await wait(5);
    await wait(Math.random() * 150);
    await server.stop('SIGKILL');
    alive = false;
    await Promise.all(writers);
  }

  const database = libsqlDatabase(join(folder, '.data', 'endatix.sqlite'));
  const stored = new Set((await database.query('SELECT id FROM submissions')).map((row) => String(row.id)));
  expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await database.close();
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}, 240_000);

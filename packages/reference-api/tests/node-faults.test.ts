import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '@/tests/site/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { libsqlDatabase } from '../db/libsql';
import { migrate } from '../db/migrations';
import { migrations } from '../db/schema';
import { explain } from '../node/explain';
import { startServer } from '../node/server';
import { readSettings, type Settings } from '../node/settings';
import { getLines } from './support/cases';
import { createForm, runToEnd, signIn, startProcess } from './support/server-process';
import { quickApi } from './support/test-api';

const root = temporaryFolder();

/** A failing start: one line of `start-faults.jsonl`. */
interface Fault {
  title: string;
  args?: string[];
  env?: Record<string, string>;
  /** Content of the `.data` folder: a file, a folder, an account with the default password, a database. */
  file?: { name: string; content: string; isOpen?: boolean };
  folder?: string;
  account?: string;
  schema?: 'own' | 'newer' | 'none';
  statements?: string[];
  /** The expected message, as a regular expression. */
  says: string;
}

const schemas = { own: migrations, newer: [...migrations, ['CREATE TABLE next (id INTEGER)']], none: [] };

/** Creates the content of the `.data` folder. */
async function prepare(data: string, { file, folder, account, schema, statements = [] }: Fault) {
  if (!file && !folder && !account && !schema) return;
  await mkdir(join(data, folder ?? ''), { recursive: true });
  if (file) {
    await writeFile(join(data, file.name), file.content);
    await chmod(join(data, file.name), file.isOpen ? 0o644 : 0o600);
  }
  if (!account && !schema) return;
  const database = libsqlDatabase(join(data, 'endatix.sqlite'));
  if (account) await quickApi({ database, administrator: { email: account, password: 'P@ssw0rd' } });
  if (schema && schema !== 'none') await migrate(database, schemas[schema]);
  for (const statement of statements) await database.query(statement);
  await database.close();
}

/** Returns the message of a failing start in a folder. */
async function failedStart(folder: string, { args = [], env = {} }: Fault): Promise<string> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(args, { NODE_ENV: 'test', PORT: '0', ...env }, folder) ?? undefined;
    if (settings) await (await startServer(settings)).close();
    return 'It has started.';
  } catch (error) {
    return explain(error, settings);
  }
}

describe('a start that cannot succeed', () => {
  it.each(getLines<Fault>('start-faults.jsonl'))('explains: $title', async (fault) => {
    const folder = temporaryFolder(root);
    await prepare(join(folder, '.data'), fault);
    expect(await failedStart(folder, fault)).toMatch(new RegExp(fault.says));
  });

  it('reports a port in use', async () => {
    const blocker = await serve(() => undefined);
    onTestFinished(blocker.close);
    const { port } = new URL(blocker.url);
    expect(await runToEnd({ folder: root, args: ['--memory'], env: { PORT: port } })).toEqual({
      code: 1,
      errors: `127.0.0.1:${port} is in use: stop the other program, or set PORT to another number.\n`,
      output: '',
    });
  });

  it('shows its usage on request', async () => {
    const { code, output } = await runToEnd({ folder: root, args: ['--help'] });
    expect([code, output]).toEqual([0, expect.stringContaining('--memory')]);
  });
});

it.runIf(process.platform !== 'win32')('reports a failing stop in one sentence', async () => {
  const folder = temporaryFolder(root);
  const server = await startProcess({ folder });
  await createForm(server.url, await signIn(server.url));
  await rm(join(folder, '.data'), { recursive: true });
  const { code, errors } = await server.stop();
  expect(errors).toMatch(
    /^The database cannot be used\. \S+endatix\.sqlite: the database is read-only, or its file was moved .*\n$/,
  );
  expect(code).toBe(1);
});

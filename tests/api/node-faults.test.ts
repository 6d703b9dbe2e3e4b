import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libsqlDatabase } from '@/api/db/libsql';
import { migrate, migrations } from '@/api/db/migrations';
import type { Steps } from '@/api/db/schema';
import { explain } from '@/api/node/explain';
import { startServer } from '@/api/node/server';
import { readSettings, type Settings } from '@/api/node/settings';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { createForm, runToEnd, signIn, startProcess } from './support/server-process';
import { quickApi } from './support/test-api';

const blocker = createServer();
const root = temporaryFolder();

beforeAll(async () => {
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void blocker.close());

interface Fault {
  title: string;
  args?: string[];
  env?: Record<string, string>;
  /** Prepares the `.data` folder. */
  prepare?(data: string): Promise<void>;
  says: RegExp;
}

const write =
  (name: string, content: string, mode = 0o600) =>
  async (data: string) => {
    await mkdir(data);
    await writeFile(join(data, name), content);
    await chmod(join(data, name), mode);
  };

/** A file with these steps of a schema and what these statements change. */
const file =
  (steps: Steps, ...statements: string[]) =>
  async (data: string) => {
    await mkdir(data);
    const database = libsqlDatabase(join(data, 'endatix.sqlite'));
    if (steps.length > 0) await migrate(database, steps);
    for (const statement of statements) await database.query(statement);
    await database.close();
  };

const OTHER_TABLES = 'the tables are not those that this program creates';
const VERSION = 'its table reference_api_schema must contain one row with the schema version';

/** A file whose first start created an account with an address of its own and the default password. */
async function prepareAccount(data: string): Promise<void> {
  await mkdir(data);
  const database = libsqlDatabase(join(data, 'endatix.sqlite'));
  const administrator = { email: 'earlier@example.com', password: 'P@ssw0rd' };
  await (await quickApi({ database, administrator })).close();
}

const faults: Fault[] = [
  { title: 'an unknown option', args: ['--memroy'], says: /Unknown option '--memroy'[\s\S]*Usage:/ },
  { title: 'a port that is none', env: { PORT: 'http' }, says: /^PORT is "http"; it must be a whole number/ },
  {
    title: 'an address of another machine',
    args: ['--memory'],
    env: { HOST: '192.0.2.1', ENDATIX_ADMIN_PASSWORD: 'Str0ng-one' },
    says: /HOST "192\.0\.2\.1" isn't an address of this machine/,
  },
  {
    title: 'a short signing key',
    env: { ENDATIX_JWT_SIGNING_KEY: 'x'.repeat(31) },
    says: /ENDATIX_JWT_SIGNING_KEY has 31 bytes, but a signing key needs at least 32/,
  },
  {
    title: 'a short key file',
    prepare: write('jwt-signing-key', 'short'),
    says: /jwt-signing-key has 5 bytes.*Delete the file/,
  },
  {
    title: 'a key file that others can read',
    prepare: write('jwt-signing-key', 'k'.repeat(40), 0o644),
    says: /can be read by other users: run "chmod 600/,
  },
  {
    title: 'the default password on an open address',
    args: ['--memory'],
    env: { HOST: '0.0.0.0' },
    says: /HOST is 0\.0\.0\.0, which other machines can reach.*default password.*--allow-default-password/,
  },
  {
    title: 'an account of an earlier start with the default password on an open address',
    env: { HOST: '0.0.0.0', ENDATIX_ADMIN_PASSWORD: 'Str0ng-one' },
    prepare: prepareAccount,
    says: /which other machines can reach, but earlier@example\.com still has the default password/,
  },
  {
    title: 'a weak password',
    env: { ENDATIX_ADMIN_PASSWORD: 'short' },
    says: /ENDATIX_ADMIN_PASSWORD must have at least 8/,
  },
  {
    title: 'two databases at once',
    args: ['--memory'],
    env: { DATABASE_URL: 'postgres://localhost/x' },
    says: /--memory and DATABASE_URL exclude each other/,
  },
  {
    title: 'another kind of database',
    env: { DATABASE_URL: 'mysql://localhost/x' },
    says: /DATABASE_URL cannot be used: it must look like postgres:/,
  },
  {
    title: 'an unreachable PostgreSQL, without its password',
    env: { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/forms' },
    says: /^(?!.*secret)The database cannot be used\. PostgreSQL at 127\.0\.0\.1:1\/forms: the database server is not available/,
  },
  {
    title: 'a file that is no database',
    prepare: write('endatix.sqlite', 'certainly not a database'.repeat(100)),
    says: /^The database cannot be used\. \/.*endatix\.sqlite: the file is not a SQLite database\. Move the file away/,
  },
  {
    title: 'a folder in place of the file',
    prepare: async (data) => {
      await mkdir(join(data, 'endatix.sqlite'), { recursive: true });
    },
    says: /endatix\.sqlite: the database file cannot be opened/,
  },
  ...(
    [
      [
        'a missing column',
        ['ALTER TABLE forms DROP COLUMN description'],
        `${OTHER_TABLES} (no such column: description)`,
      ],
      ['a version that is text', ["UPDATE reference_api_schema SET version = 'x'"], VERSION],
      ['two versions', ['INSERT INTO reference_api_schema VALUES (1)'], VERSION],
      [
        'a version that is too low',
        ['UPDATE reference_api_schema SET version = 1'],
        `${OTHER_TABLES} (index \\S+ already exists)`,
      ],
      [
        'a damaged text in a column of integers',
        ["INSERT INTO users VALUES (1, 1, 'a', 'key', '', null, CAST(x'ff' AS TEXT), 1)"],
        'the database file is damaged (a text is not UTF-8)',
      ],
      [
        'a damaged text at the end of a large file',
        [
          `INSERT INTO forms (id, tenant_id, name, description, is_enabled, active_definition_id, created_at)
           WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
           SELECT i, 1, '', hex(zeroblob(2500)), 0, 1, 1 FROM n`,
          "UPDATE forms SET description = CAST(x'c3' AS TEXT) WHERE id = 1200",
        ],
        'the database file is damaged (a text is not UTF-8)',
      ],
    ] as const
  ).map(([title, statements, reason]) => ({
    title,
    prepare: file(migrations, ...statements),
    says: new RegExp(
      `^The database cannot be used\\. \\S+endatix\\.sqlite: ${reason.replace(/[()]/g, '\\$&')}\\. Restore .*\\.$`,
    ),
  })),
  {
    title: 'a newer schema',
    prepare: file([...migrations, ['CREATE TABLE next (id INTEGER)']]),
    says: /schema version \d+.*written by a newer release/,
  },
  {
    title: "another program's file",
    prepare: file([], 'CREATE TABLE recipes (id INTEGER)'),
    says: /belongs to another program: it has the tables recipes/,
  },
];

/** What a start in a folder says when it fails. */
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
  it.each(faults)('says why: $title', async (fault) => {
    const folder = temporaryFolder(root);
    await fault.prepare?.(join(folder, '.data'));
    expect(await failedStart(folder, fault)).toMatch(fault.says);
  });

  it('says so when the port is in use', async () => {
    const port = String((blocker.address() as AddressInfo).port);
    expect(await runToEnd({ folder: root, args: ['--memory'], env: { PORT: port } })).toEqual({
      code: 1,
      errors: `127.0.0.1:${port} is in use: stop the other program, or set PORT to another number.\n`,
      output: '',
    });
  });

  it('shows its usage when asked', async () => {
    const { code, output } = await runToEnd({ folder: root, args: ['--help'] });
    expect([code, output]).toEqual([0, expect.stringContaining('--memory')]);
  });
});

it.runIf(process.platform !== 'win32')('a stop that cannot succeed says why in one sentence', async () => {
  const folder = temporaryFolder(root);
  const server = await startProcess({ folder });
  await createForm(server.url, await signIn(server.url));
  await rm(join(folder, '.data'), { recursive: true });
  const { code, errors } = await server.stop();
  expect(errors).toMatch(
    /^The database was not closed in order\. \S+endatix\.sqlite: the database file was moved or deleted while it was in use\. .*\n$/,
  );
  expect(code).toBe(1);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFilters } from '../db/conditions';
import type { Page } from '../db/lists';
import { migrate, migrations } from '../db/migrations';
import { type Filter, type FilterField, type FilterOperator, parseFilter } from '../domain/filter';
import type { Queryable } from '../domain/ports';
import { readSubmissions } from '../routes/submission-list';
import { drivers } from './support/drivers';

// No test measures time: the query plan shows how it grows.

/** 2020-01-01 in microseconds. */
const MOMENT = 1_577_836_800_000_000;

const values: Readonly<Record<FilterField, string>> = {
  id: '5',
  createdAt: '2020-01-01',
  updatedAt: '2020-01-01',
  isComplete: 'true',
  jsonData: '{"a":1}',
  formId: '5',
  formDefinitionId: '5',
  currentPage: '5',
  metadata: '{}',
  completedAt: '2020-01-01',
};
const operators: readonly FilterOperator[] = [':', '!:', '>', '<', '>:', '<:'];
/** Every third number gives more ranges than one statement searches. */
const scattered = Array.from({ length: 150 }, (_, index) => 3 * index).join();
const filters = [
  ...Object.entries(values).flatMap(([field, value]) =>
    operators
      .map((operator) => field + operator + value)
      .filter((filter) => typeof parseFilter(filter) !== 'string'),
  ),
  `currentPage!:${Array.from({ length: 300 }, (_, index) => index).join()}`,
  `currentPage!:${scattered}`,
  `id!:-9223372036854775808,5,6,7,9223372036854775807`,
  'jsonData!:{"a":2},{"a":1},\uFB00,\u{1F600},Zebra,apple',
  'metadata!:{},Zebra,apple,other',
];

function getFilter(text: string): Filter {
  const filter = parseFilter(text);
  if (typeof filter === 'string') throw new Error(filter);
  return filter;
}

const sqliteDrivers = drivers.filter(({ name }) => name.startsWith('SQLite'));

describe.each(sqliteDrivers)('the list of submissions on $name', ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await migrate(opened.database);
  });
  afterAll(async () => {
    // libsql can't close a connection that has explained a statement; it closes with the process.
    if (name !== 'SQLite file') await opened.database.close();
    await opened.remove();
  });

  /** Returns SQLite's query plan for a list that few rows match. */
  async function getSteps(filter: string): Promise<string[]> {
    const { database } = opened;
    const steps: string[] = [];
    const query: Queryable['query'] = async (sql, bound) => {
      const plan = await database.query(`EXPLAIN QUERY PLAN ${sql}`, bound);
      steps.push(...plan.map(({ detail }) => String(detail)));
      return database.query(sql, bound);
    };
    const key = { formId: '1', tenantId: '1' };
    await readSubmissions({ query }, key, planFilters([getFilter(filter)], 'sqlite'), {
      page: 1,
      pageSize: 10,
    });
    return steps.filter((step) => /^(SCAN|SEARCH)/.test(step));
  }

  it.each(filters)('finds the rows of %s by an index', async (filter) => {
    const steps = await getSteps(filter);
    // The rows found are read once more for sorting.
    expect(steps.filter((step) => step.startsWith('SCAN') && step !== 'SCAN few')).toEqual([]);
    const ofSubmissions = steps.filter((step) => step.startsWith('SEARCH s '));
    expect(ofSubmissions).not.toEqual([]);
    // A condition on the form is checked before its submissions are read.
    const narrowed = filter.startsWith('formId') ? /\(form_id=\?\)$/ : /\((form_id=\? AND \S|rowid)/;
    for (const step of ofSubmissions) expect(step).toMatch(narrowed);
  });
});

async function readAll(list: ReturnType<typeof readSubmissions>): Promise<string[]> {
  const ids: string[] = [];
  const found = (await list) ?? [];
  for await (const items of Array.isArray(found) ? [found] : found)
    ids.push(...items.map(({ id }) => String(id)));
  return ids;
}

const insertRows = (from: number, to: number): string =>
  `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, status, token,
     token_prefix, token_expires_at, created_at)
   WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
   SELECT i, 1 + i % 2, 5, 1, 0, '{}', 'new', '', '', 0, i FROM n`;

describe.each(drivers)('on $name', ({ open }) => {
  it('counts the submissions of a form, also those from before the counter and those deleted by hand', async () => {
    const { database, remove } = await open();
    const counts = async () => {
      const rows = await database.query('SELECT submission_count FROM forms ORDER BY id');
      return rows.map((row) => Number(row.submission_count));
    };
    await migrate(database, migrations.slice(0, 3));
    for (const id of [1, 2])
      await database.query(
        `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
         VALUES (${id}, 1, 'A form', 1, 5, 0)`,
      );
    await database.query(insertRows(1, 11));
    await migrate(database);
    expect(await counts()).toEqual([5, 6]);
    await database.query(insertRows(12, 20));
    expect(await counts()).toEqual([10, 10]);
    await database.query('DELETE FROM submissions WHERE id > 17 OR id = 2');
    expect(await counts()).toEqual([7, 9]);
    const failed = database.transaction(async (transaction) => {
      await transaction.query(insertRows(21, 30));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await counts()).toEqual([7, 9]);
    await database.close();
    await remove();
  });

  it('finds the same rows by lookup and by scan', async () => {
    const { database, remove } = await open();
    await migrate(database);
    await database.query(
      `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
       VALUES (1, 1, 'A form', 1, 5, 0)`,
    );
    // A few rows match the filters, many have other values or none.
    await database.query(
      `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
         metadata, status, token, token_prefix, token_expires_at, created_at, completed_at, modified_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
       SELECT i, 1, i % 300, 1, i % 2, '{"a":' || CAST(i % 300 AS TEXT) || '}', i % 300,
         CASE WHEN i % 300 > 1 THEN '{}' END, 'new', '', '', 0, ${MOMENT} + i / 7 - 100,
         CASE WHEN i % 2 = 1 THEN ${MOMENT} + i / 7 - 50 END, CASE WHEN i % 300 < 9 THEN ${MOMENT} + i % 300 - 4 END
       FROM n`,
    );
    const key = { formId: '1', tenantId: '1' };
    const found: Record<string, number> = {};
    for (const filter of filters) {
      const plan = planFilters([getFilter(filter)], database.dialect);
      const ids = async (lookups: typeof plan.lookups) => {
        const items = await readSubmissions(database, key, { ...plan, lookups }, { page: 1, pageSize: 100 });
        return Array.isArray(items) ? items.map(({ id }) => id) : undefined;
      };
      const walked = await ids([]);
      expect(await ids(plan.lookups), filter).toEqual(walked);
      found[filter] = walked?.length ?? 0;
    }
    for (const [count, sent] of [
      [900, []],
      [897, ['currentPage!:0']],
    ] as const) {
      const plan = planFilters(sent.map(getFilter), database.dialect);
      const read = (page: Page) => readAll(readSubmissions(database, key, plan, page));
      const whole = await read({ page: 1, pageSize: 1000 });
      expect(whole).toHaveLength(count);
      const pages: string[] = [];
      for (let page = 1; page <= 130; page++) pages.push(...(await read({ page, pageSize: 7 })));
      expect(pages).toEqual(whole);
    }
    // Each field has filters that match some rows and filters that match none.
    expect(Object.values(found).filter((count) => count > 0).length).toBeGreaterThan(30);
    await database.close();
    await remove();
  });
});

import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { filterCondition } from '@/packages/reference-api/db/conditions';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import type { Filter } from '@/packages/reference-api/domain/filter';
import type { SqlValue } from '@/packages/reference-api/domain/ports';

interface Candidate {
  id: bigint;
  page: bigint | null;
  text: string | null;
  micros: bigint | null;
}

const small = fc.bigInt({ min: -3n, max: 3n });
const texts = fc.constantFrom('a', 'A', 'b', '', "it's", '🐎');
const candidate: fc.Arbitrary<Candidate> = fc.record({
  id: fc.bigInt({ min: 1n, max: 2n ** 62n }),
  page: fc.option(small),
  text: fc.option(texts),
  micros: fc.option(small),
});
const operators = fc.constantFrom<Filter['operator']>(':', '!:', '>', '<', '>:', '<:');
const filters = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('currentPage' as const), operators, fc.array(small, { minLength: 1, maxLength: 3 })),
    // Ticks: ten per microsecond, so that most lie between two stored times.
    fc.tuple(
      fc.constant('completedAt' as const),
      operators,
      fc.array(fc.bigInt({ min: -35n, max: 35n }), { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.constant('metadata' as const),
      fc.constantFrom<Filter['operator']>(':', '!:'),
      fc.array(texts, { minLength: 1, maxLength: 3 }),
    ),
  ),
  { maxLength: 5 },
);

/** Evaluates a filter without SQL. */
function satisfies(row: Candidate, { field, operator, values }: Filter): boolean {
  const value = {
    currentPage: row.page,
    completedAt: row.micros === null ? null : row.micros * 10n,
    metadata: row.text,
  }[field as 'currentPage'] as bigint | string | null;
  if (operator === '!:') return value === null || !values.includes(value);
  if (value === null) return false;
  if (operator === ':') return values.includes(value);
  const bound = values[0] as bigint;
  const number = value as bigint;
  return { '>': number > bound, '<': number < bound, '>:': number >= bound, '<:': number <= bound }[operator];
}

it('the conditions of filters select exactly the rows that match all of them', async () => {
  const database = sqlJsDatabase(await initSqlJs());
  await database.query(
    'CREATE TABLE submissions (id BIGINT, current_page INTEGER, metadata TEXT, completed_at BIGINT)',
  );
  const property = fc.asyncProperty(
    fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 12 }),
    filters,
    async (rows, mountedForms) => {
      await database.query('DELETE FROM submissions');
      for (const { id, page, text, micros } of rows) {
        await database.query('INSERT INTO submissions VALUES (?, ?, ?, ?)', [id, page, text, micros]);
      }
      const parsed = mountedForms.map(([field, operator, values]): Filter => ({ field, operator, values }));
      const condition = filterCondition(parsed);
      const getIds = async (sql: string, values: SqlValue[]) =>
        (await database.query(sql, values)).map((row) => row.id);
      const found = await getIds(
        `SELECT s.id FROM submissions s WHERE 1 = 1${condition.sql} ORDER BY s.id`,
        condition.values,
      );
      const expected = rows
        .filter((row) => parsed.every((filter) => satisfies(row, filter)))
        .map(({ id }) => id);
      expect(found).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
    },
  );
  await fc.assert(property, { numRuns: 400 });
});

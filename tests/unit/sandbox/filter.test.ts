import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { planFilters } from '@/sandbox/db/conditions';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { textKey, textKeySql } from '@/sandbox/db/text-key';
import { type Filter, parseFilter } from '@/sandbox/domain/filter';
import type { SqlValue } from '@/sandbox/domain/ports';
import { freshPglite } from '@/tests/contract/support/fresh-pglite';

const fields =
  'id, createdAt, updatedAt, isComplete, jsonData, formId, formDefinitionId, currentPage, metadata, completedAt';

describe('the filter grammar', () => {
  it.each<[string, Filter]>([
    ['id:5', { field: 'id', operator: ':', values: [5n] }],
    ['ID!: 5 , 6', { field: 'id', operator: '!:', values: [5n, 6n] }],
    ['currentPage>:-3', { field: 'currentPage', operator: '>:', values: [-3n] }],
    ['currentPage<:+3', { field: 'currentPage', operator: '<:', values: [3n] }],
    ['isComplete:TRUE,false', { field: 'isComplete', operator: ':', values: [1n, 0n] }],
    ['createdAt<1970-01-01T00:00:01Z', { field: 'createdAt', operator: '<', values: [10_000_000n] }],
    ['metadata:a:b>c', { field: 'metadata', operator: ':', values: ['a:b>c'] }],
    ['jsonData!:x', { field: 'jsonData', operator: '!:', values: ['x'] }],
  ])('reads %s', (sent, filter) => {
    expect(parseFilter(sent)).toEqual(filter);
  });

  it.each([
    ['', 'Filter cannot be empty'],
    ['  ', 'Filter cannot be empty'],
    ['id', `Filter must start with a valid field name. Allowed fields: ${fields}`],
    ['idx:1', `Filter must start with a valid field name. Allowed fields: ${fields}`],
    [':1', `Filter must start with a valid field name. Allowed fields: ${fields}`],
    [' id:1', `Filter must start with a valid field name. Allowed fields: ${fields}`],
    ['status:new', `Filter must start with a valid field name. Allowed fields: ${fields}`],
    [
      'id=1',
      'Filter must contain a valid operator after the field name. Allowed operators: !:, >:, <:, :, >, <',
    ],
    [
      'id !:1',
      'Filter must contain a valid operator after the field name. Allowed operators: !:, >:, <:, :, >, <',
    ],
    ['id:', 'Filter must contain a value after the operator.'],
    ['id>: ', 'Filter must contain a value after the operator.'],
    ['id:,', 'Filter values cannot be empty'],
    ['metadata:a, ,b', 'Filter values cannot be empty'],
    ['id:1,x', 'One or more values are not valid for type Int64'],
    ['currentPage:2147483648', 'One or more values are not valid for type Int32'],
    ['isComplete:1', 'One or more values are not valid for type Boolean'],
    ['completedAt!:soon', 'One or more values are not valid for type DateTime'],
    ['id>1,2', 'Value is not valid for type Int64'],
    ['createdAt>:x', 'Value is not valid for type DateTime'],
    ['isComplete>true', "Operator '>' is not supported for type Boolean"],
    ['metadata<:a', "Operator '<:' is not supported for type String"],
  ])('refuses "%s"', (sent, reason) => {
    expect(parseFilter(sent)).toBe(reason);
  });
});

interface Candidate {
  id: bigint;
  page: bigint | null;
  text: string | null;
  micros: bigint | null;
}

const small = fc.bigInt({ min: -3n, max: 3n });
// The last two differ in the middle, which their keys leave out.
const texts = fc.constantFrom(
  'a',
  'A',
  'b',
  '',
  "it's",
  '🐎',
  `${'x'.repeat(99)}1${'y'.repeat(99)}`,
  `${'x'.repeat(99)}2${'y'.repeat(99)}`,
);
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
    // Ticks: ten to a microsecond, so that most lie between two stored times.
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

/** The meaning of a filter, told without SQL. */
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

describe('the conditions', () => {
  it('select exactly the rows that satisfy every filter', async () => {
    const database = sqlJsDatabase(await initSqlJs());
    await database.query(
      'CREATE TABLE submissions (id BIGINT, current_page INTEGER, metadata TEXT, completed_at BIGINT)',
    );
    const property = fc.asyncProperty(
      fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 12 }),
      filters,
      async (rows, drawn) => {
        await database.query('DELETE FROM submissions');
        for (const { id, page, text, micros } of rows) {
          await database.query('INSERT INTO submissions VALUES (?, ?, ?, ?)', [id, page, text, micros]);
        }
        const parsed = drawn.map(([field, operator, values]): Filter => ({ field, operator, values }));
        const { rows: condition, lookups } = planFilters(parsed, 'sqlite');
        const idsOf = async (sql: string, values: SqlValue[]) =>
          (await database.query(sql, values)).map((row) => row.id);
        const found = await idsOf(
          `SELECT s.id FROM submissions s WHERE 1 = 1${condition.sql} ORDER BY s.id`,
          condition.values,
        );
        const expected = rows
          .filter((row) => parsed.every((filter) => satisfies(row, filter)))
          .map(({ id }) => id);
        expect(found).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
        for (const ranges of lookups) {
          const led: unknown[] = [];
          for (const { sql, values } of ranges)
            led.push(...(await idsOf(`SELECT s.id FROM submissions s WHERE ${sql}`, values)));
          expect(new Set(led).size, 'a row in two ranges').toBe(led.length);
          expect(led, 'rows that no range leads to').toEqual(expect.arrayContaining(expected));
        }
      },
    );
    await fc.assert(property, { numRuns: 400 });
  });

  it('stay short however many filters there are', () => {
    const many = Array.from(
      { length: 5000 },
      (_, index): Filter => ({
        field: 'currentPage',
        operator: '>',
        values: [BigInt(index)],
      }),
    );
    expect(planFilters(many, 'postgres')).toEqual({
      rows: { sql: ' AND s.current_page >= CAST(? AS BIGINT)', values: [5000n] },
      form: { sql: '', values: [] },
      lookups: [[{ sql: 's.current_page >= CAST(? AS BIGINT)', values: [5000n] }]],
    });
  });

  it('hold beyond what a database can store', () => {
    const beyond: Filter[] = [
      { field: 'id', operator: '>', values: [2n ** 63n - 1n] },
      { field: 'id', operator: '!:', values: [2n ** 63n - 1n] },
    ];
    expect(planFilters(beyond, 'postgres').rows).toEqual({ sql: ' AND 1 = 0', values: [] });
  });
});

describe('the key of a text', () => {
  it.each(['SQLite', 'PostgreSQL'])('is the same in %s', async (name) => {
    const database = name === 'SQLite' ? sqlJsDatabase(await initSqlJs()) : await freshPglite();
    const lengths = [0, 1, 62, 63, 64, 65, 127, 128, 129, 500];
    const samples = lengths.flatMap((length) => ['x'.repeat(length), '🐎é'.repeat(length / 2)]);
    for (const text of samples) {
      const [row] = await database.query(
        `SELECT ${textKeySql('t.text')} AS found FROM (SELECT CAST(? AS TEXT) AS text) t`,
        [text],
      );
      expect(row?.found, text).toBe(textKey(text).key);
    }
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterCondition } from '@/packages/reference-api/db/conditions';
import { memoryDatabase } from '@/packages/reference-api/db/sqljs';
import type { Filter } from '@/packages/reference-api/domain/filter';

const small = fc.bigInt({ min: -3n, max: 3n });
const texts = fc.constantFrom('a', 'A', 'b', '', "it's", '🐎');
const fields = { currentPage: fc.option(small), metadata: fc.option(texts), completedAt: fc.option(small) };
const candidate = fc.record({ id: fc.bigInt({ min: 1n, max: 2n ** 62n }), ...fields });
const equality = fc.constantFrom<Filter['operator']>(':', '!:');
const comparison = fc.constantFrom<Filter['operator']>(':', '!:', '>', '<', '>:', '<:');

function filterOn<Field extends keyof typeof fields>(
  field: Field,
  operator: fc.Arbitrary<Filter['operator']>,
  value: fc.Arbitrary<bigint | string>,
) {
  const values = fc.array(value, { minLength: 1, maxLength: 3 });
  return fc.record({ field: fc.constant(field), operator, values });
}

const filters = fc.array(
  fc.oneof(
    filterOn('currentPage', comparison, small),
    // Ticks: ten per microsecond, so that most lie between two stored times.
    filterOn('completedAt', comparison, fc.bigInt({ min: -35n, max: 35n })),
    filterOn('metadata', equality, texts),
  ),
  { maxLength: 5 },
);

/** Evaluates a filter of a stored value without SQL. */
function satisfies(stored: bigint | string | null, { field, operator, values }: Filter): boolean {
  const value = field === 'completedAt' && typeof stored === 'bigint' ? stored * 10n : stored;
  if (operator === '!:') return value === null || !values.includes(value);
  if (value === null) return false;
  if (operator === ':') return values.includes(value);
  const bound = values[0] as bigint;
  const number = value as bigint;
  return { '>': number > bound, '<': number < bound, '>:': number >= bound, '<:': number <= bound }[operator];
}

it('the conditions of filters select exactly the rows that match all of them', async () => {
  const database = await memoryDatabase();
  await database.query(
    'CREATE TABLE submissions (id BIGINT, current_page INTEGER, metadata TEXT, completed_at BIGINT)',
  );
  const property = fc.asyncProperty(
    fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 12 }),
    filters,
    async (rows, sent) => {
      await database.query('DELETE FROM submissions');
      for (const { id, currentPage, metadata, completedAt } of rows) {
        const values = [id, currentPage, metadata, completedAt];
        await database.query('INSERT INTO submissions VALUES (?, ?, ?, ?)', values);
      }
      const { sql, values } = filterCondition(sent);
      const select = `SELECT s.id FROM submissions s WHERE 1 = 1${sql} ORDER BY s.id`;
      const found = (await database.query(select, values)).map((row) => row.id);
      const expected = rows
        .filter((row) => sent.every((filter) => satisfies(row[filter.field], filter)))
        .map(({ id }) => id);
      expect(found).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
    },
  );
  await fc.assert(property, { numRuns: 400 });
});

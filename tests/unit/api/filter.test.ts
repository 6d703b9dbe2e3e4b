import { expect, it } from 'vitest';
import { filterFields as apiFields, parseFilter } from '@/packages/reference-api/domain/filter';
import { filterFields, filterValues, getOperators } from '@/shared/contract/filter';

// The cases of packages/reference-api/tests show which rows each operator selects.

it('the fields and operators of the form equal those of the API', () => {
  // An Endatix server lists this one and then fails with 500.
  const { updatedAt: _fails, ...taken } = apiFields;
  expect(Object.keys(filterFields).sort()).toEqual(Object.keys(taken).sort());
  for (const field of Object.keys(filterFields) as (keyof typeof filterFields)[])
    for (const operator of [':', '!:', '>', '<', '>:', '<:'] as const) {
      const parsed = parseFilter(`${field}${operator}${filterValues[filterFields[field]]}`);
      expect(getOperators(field).includes(operator), field + operator).toBe(typeof parsed === 'object');
    }
});

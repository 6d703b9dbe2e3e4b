/**
 * Fields that the list of submissions can be filtered by, with their kinds; tests/unit/api/filter.test.ts
 * compares them with the API.
 */
export const filterFields = {
  createdAt: 'time',
  completedAt: 'time',
  isComplete: 'boolean',
  currentPage: 'number',
  formDefinitionId: 'id',
  id: 'id',
  formId: 'id',
  metadata: 'text',
  jsonData: 'text',
} as const;

export type FilterField = keyof typeof filterFields;

/** A sample value of each kind. */
export const filterValues: Readonly<Record<(typeof filterFields)[FilterField], string>> = {
  time: '2025-10-24T09:30:00Z',
  boolean: 'true',
  number: '2',
  id: '1431213126451202043',
  text: '{"source":"email"}',
};

const equality = [':', '!:'] as const;
const order = ['>', '<', '>:', '<:'] as const;

export type FilterOperator = (typeof equality)[number] | (typeof order)[number];

/** Returns the operators of a field: only IDs, numbers and times have an order. */
export const getOperators = (field: FilterField): readonly FilterOperator[] =>
  ['boolean', 'text'].includes(filterFields[field]) ? equality : [...equality, ...order];

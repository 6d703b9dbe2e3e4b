import type { ApiExampleProps } from '@/lib/shared/examples/types';

/** The request at the top of the page with its answer; a test sends it and compares. */
export const exchange = {
  operation: 'createSubmission',
  path: { formId: '1430000000000000001' },
  body: { jsonData: '{"score":4}', isComplete: false },
  status: 201,
  answer: {
    id: '1430000000000000003',
    isComplete: false,
    jsonData: '{"score":4}',
    formId: '1430000000000000001',
    formDefinitionId: '1430000000000000002',
    currentPage: 0,
    metadata: '{}',
    token: '8C1F64D0A93B5E27F0D41B96C2E85A73109FD6B8E4725C3A91D07F2E6B84A5C3',
    completedAt: null,
    createdAt: '2025-10-24T09:32:00.1234567Z',
    modifiedAt: null,
    status: 'new',
  },
} satisfies ApiExampleProps;

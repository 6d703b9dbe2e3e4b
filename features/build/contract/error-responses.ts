import { join } from 'node:path';
import { type OperationId, operations } from '@/generated/operations';
import { getErrorResponses } from '@/packages/reference-api/http/error-responses';
import { endpoints } from '@/packages/reference-api/routes/endpoints';
import { writeWhole } from '@/shared/build/write-whole';

const file = join('generated', 'error-responses.ts');

/**
 * Writes the error responses of every operation into `generated/error-responses.ts`, as the reference API
 * reports them, for the pages of the operations. Import it after the contract is generated.
 */
export async function generateErrorResponses(): Promise<void> {
  const ids = Object.keys(operations) as OperationId[];
  const table = Object.fromEntries(ids.map((id) => [id, getErrorResponses(id, endpoints)]));
  const text = `// Generated from the reference API by features/build/contract/error-responses.ts. Do not edit.
import type { ErrorResponse } from '../packages/reference-api/http/error-responses';
import type { OperationId } from './operations';

export type { ErrorResponse };

/** Errors of each operation, in the order of the checks. */
export const errorResponseTable: Readonly<Record<OperationId, readonly ErrorResponse[]>> = ${JSON.stringify(table, null, 2)};
`;
  await writeWhole(file, text);
}

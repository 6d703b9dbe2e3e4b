import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const file = join('generated', 'refusals.ts');

/**
 * Writes every refusal of every operation into `generated/refusals.ts`, asked of the reference API itself: the pages
 * of the operations list them. Comes after the contract, whose tables the API imports.
 */
export async function generateRefusals(): Promise<void> {
  const [{ endpoints }, { refusalsOf }, { operations }] = await Promise.all([
    import('@/sandbox/api/endpoints'),
    import('@/sandbox/http/refusals'),
    import('@/generated/operations'),
  ]);
  const ids = Object.keys(operations) as (keyof typeof operations)[];
  const table = Object.fromEntries(ids.map((id) => [id, refusalsOf(id, endpoints)]));
  const text = `// Generated from the reference API by scripts/contract/refusals.ts. Do not edit.
import type { Refusal } from '../sandbox/http/refusals';
import type { OperationId } from './operations';

export type { Refusal };

/** How each operation refuses requests, in the order of the checks. */
export const refusals: Readonly<Record<OperationId, readonly Refusal[]>> = ${JSON.stringify(table, null, 2)};
`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

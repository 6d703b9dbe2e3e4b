import type { SqlValue } from '../domain/ports';
import type { Micros } from '../domain/time';

/** Values to change; null keeps the old one. */
interface Changes {
  jsonData: string | null;
  isComplete: boolean | null;
  currentPage: number | null;
  metadata: string | null;
}

/**
 * Returns the assignments of an update and their values. Sets the modification time only if a value changes.
 * @param replace whether null removes the metadata
 */
export function assignments(
  { jsonData, isComplete, currentPage, metadata }: Changes,
  now: Micros,
  replace = false,
) {
  const completes = '(is_complete = 0 AND CAST(? AS INTEGER) = 1)';
  const content = {
    json_data: 'COALESCE(CAST(? AS TEXT), json_data)',
    current_page: 'COALESCE(CAST(? AS INTEGER), current_page)',
    metadata: replace ? 'CAST(? AS TEXT)' : 'COALESCE(CAST(? AS TEXT), metadata)',
  };
  const columns = Object.entries(content);
  const differs = columns.map(([column, sql]) => `${column} IS DISTINCT FROM ${sql}`).join(' OR ');
  const sql = `
    modified_at = CASE WHEN ${differs} OR ${completes} THEN CAST(? AS BIGINT) ELSE modified_at END,
    completed_at = CASE WHEN ${completes} THEN CAST(? AS BIGINT) ELSE completed_at END,
    is_complete = CASE WHEN ${completes} THEN 1 ELSE is_complete END,
    ${columns.map(([column, assigned]) => `${column} = ${assigned}`).join(', ')}`;
  const sent = [jsonData, currentPage, metadata];
  const done = Number(isComplete ?? false);
  const values: SqlValue[] = [...sent, done, now, done, now, done, ...sent];
  return { sql, values };
}

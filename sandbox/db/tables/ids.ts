import type { Queryable } from '../../domain/ports';
import { textOrNull } from '../rows';

/** The greatest identifier in use, undefined in an empty database. */
export async function greatestId(database: Queryable): Promise<string | undefined> {
  const tables = ['users', 'forms', 'form_definitions', 'form_templates', 'submissions'];
  const parts = tables.map((table) => `SELECT MAX(id) AS id FROM ${table}`).join(' UNION ALL ');
  const rows = await database.query(`SELECT MAX(id) AS id FROM (${parts}) AS ids`);
  return (rows[0] && textOrNull(rows[0], 'id')) ?? undefined;
}

import type { Database } from '../../domain/ports';

/** Last microsecond of the year 9999, the latest that an answer can show. */
const LATEST = '253402300799999999';

/** What a value of a column must be for the API to read it, as a condition on that column. */
function conditionOf(name: string, type: string): string {
  const kind = /INT/i.test(type) ? 'integer' : 'text';
  const rules = [`typeof("${name}") = '${kind}'`];
  if (name.startsWith('is_')) rules.push(`"${name}" IN (0, 1)`);
  else if (name.endsWith('_at')) rules.push(`"${name}" BETWEEN 0 AND ${LATEST}`);
  else if (name === 'id' || name.endsWith('_id')) rules.push(`"${name}" > 0`);
  return `("${name}" IS NULL OR (${rules.join(' AND ')}))`;
}

/**
 * The first column with a value that the API cannot have written, such as `forms.created_at`: SQLite takes any value for
 * any column, and a list with it would be answered by a failure. Undefined when all values are sound.
 */
export async function unsoundColumn(database: Database): Promise<string | undefined> {
  const columns = await database.query(
    `SELECT m.name AS table_name, c.name AS column_name, c.type AS type
     FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid`,
  );
  for (const { table_name: table, column_name: name, type } of columns) {
    const condition = conditionOf(String(name), String(type));
    const rows = await database.query(`SELECT 1 AS found FROM "${table}" WHERE NOT ${condition} LIMIT 1`);
    if (rows.length > 0) return `${table}.${name}`;
  }
  return undefined;
}

import { describe, expect, it } from 'vitest';
import { parseExact } from '@/shared/http/json';
import { countTurns } from '@/tests/support/turns';
import { memoryDriver } from './support/drivers';
import { quickApi } from './support/test-api';

/**
 * Creates an API with a form of so many submissions. Returns also the number of rows that each statement
 * returned.
 */
async function longList(count: number, metadata = '{}') {
  const { database } = await memoryDriver.open();
  const rows: number[] = [];
  const { send, createForm } = await quickApi({
    database: {
      ...database,
      async query(sql, values) {
        const found = await database.query(sql, values);
        rows.push(found.length);
        return found;
      },
    },
  });
  const { id } = (await (await createForm()).json()) as { id: string };
  await database.query(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
       metadata, status, token, token_prefix, token_expires_at, created_at)
     SELECT i, ${id}, 1, 1, 0, '{}', i, ?, 'new', '', '', 0, i / 7 FROM n`,
    [metadata],
  );
  rows.length = 0;
  return { rows, send, path: `/api/forms/${id}`, list: `/api/forms/${id}/submissions?pageSize=100000` };
}

describe('a list of thousands', () => {
  it('is read, written and sent in slices, with other work in between', async () => {
    const { rows, send, list } = await longList(5_000);
    const response = await send('GET', list);
    expect(rows).toEqual([100]);
    const { turns, result } = await countTurns(response.text());
    const items = parseExact(result) as { id: number }[];
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 5_000 }, (_, index) => 5_000 - index));
    expect(Math.max(...rows)).toBe(500);
    expect(rows.reduce((sum, count) => sum + count)).toBe(5_000);
    expect(turns).toBeGreaterThanOrEqual(rows.length - 1);
  });

  it("isn't read further than its reader asks for", async () => {
    const { rows, send, list } = await longList(5_000);
    const reader = (await send('GET', list)).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(rows).toEqual([100, 500]);
  });

  it.each([10, 5_000])('is deleted with its form by updating one row, here %i', async (count) => {
    const { rows, send, path, list } = await longList(count);
    const deletion = send('DELETE', path);
    await Promise.resolve();
    expect((await send('GET', list)).status).toBe(404);
    expect((await deletion).status).toBe(200);
    // The deleted form, and the two lookups of the list that don't find it.
    expect(rows.sort()).toEqual([0, 0, 1]);
  });
});

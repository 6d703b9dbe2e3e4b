import type { SqlValue } from '../domain/ports';

/** A part of a statement with the values of its placeholders. */
export interface SqlPart {
  sql: string;
  values: SqlValue[];
}

/** Joins parts, with the same text between each two. */
export function joinParts(parts: readonly SqlPart[], between: string): SqlPart {
  return {
    sql: parts.map(({ sql }) => sql).join(between),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Puts ` AND ` before each part. */
export function and(parts: readonly SqlPart[]): SqlPart {
  return joinParts(
    parts.map(({ sql, values }) => ({ sql: ` AND ${sql}`, values })),
    '',
  );
}

/** Placeholders for values, with commas between them. */
export function placeholders(values: readonly (bigint | string)[]): SqlPart {
  return {
    sql: values.map((value) => (typeof value === 'bigint' ? 'CAST(? AS BIGINT)' : '?')).join(', '),
    values: [...values],
  };
}

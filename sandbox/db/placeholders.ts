const numbered = new Map<string, string>();

/** Rewrites the `?` of a statement to `$1`, `$2`, ... as PostgreSQL wants them. */
export function numberPlaceholders(sql: string): string {
  const known = numbered.get(sql);
  if (known) return known;
  let count = 0;
  const text = sql.replace(/\?/g, () => {
    count += 1;
    return `$${count}`;
  });
  if (numbered.size >= 500) numbered.clear();
  numbered.set(sql, text);
  return text;
}

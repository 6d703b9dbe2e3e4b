/** Text of one color. `kind` is its class: empty for plain text, `var` for a placeholder. */
export interface Run {
  text: string;
  kind: string;
}

/** Joins lines to one text with the fewest runs. */
export function joinLines(lines: readonly (readonly Run[])[]): Run[] {
  const joined: Run[] = [];
  const add = ({ text, kind }: Run) => {
    const last = joined.at(-1);
    if (last && last.kind === kind) last.text += text;
    else joined.push({ text, kind });
  };
  for (const [index, runs] of lines.entries()) {
    // A line break has no color, so it extends the runs around it.
    if (index > 0)
      add({ text: '\n', kind: joined.at(-1)?.kind === 'var' ? '' : (joined.at(-1)?.kind ?? '') });
    for (const run of runs) add(run);
  }
  return joined;
}

/** Splits runs at `{{name}}`: each placeholder becomes a separate run of kind `var`. */
export function cutPlaceholders(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ text, kind }) =>
    text
      .split(/(\{\{\w+\}\})/)
      .map((part, index) => ({ text: part, kind: index % 2 === 1 ? 'var' : kind }))
      .filter((run) => run.text !== ''),
  );
}

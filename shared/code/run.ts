/** Text of one color; `kind` is the class that colors it: empty for plain text, `var` for a placeholder. */
export interface Run {
  text: string;
  kind: string;
}

/** Lines of runs as one text, with as few runs as show the same. */
export function joinLines(lines: readonly (readonly Run[])[]): Run[] {
  const joined: Run[] = [];
  const add = ({ text, kind }: Run) => {
    const last = joined.at(-1);
    if (last && last.kind === kind) last.text += text;
    else joined.push({ text, kind });
  };
  for (const [index, runs] of lines.entries()) {
    // A line break has no color: it continues the text before it, and the text after it can continue there.
    if (index > 0)
      add({ text: '\n', kind: joined.at(-1)?.kind === 'var' ? '' : (joined.at(-1)?.kind ?? '') });
    for (const run of runs) add(run);
  }
  return joined;
}

/** Cuts `{{name}}` out of runs: each placeholder becomes a run of its own, of the kind `var`. */
export function cutPlaceholders(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ text, kind }) =>
    text
      .split(/(\{\{\w+\}\})/)
      .map((part, index) => ({ text: part, kind: index % 2 === 1 ? 'var' : kind }))
      .filter((run) => run.text !== ''),
  );
}

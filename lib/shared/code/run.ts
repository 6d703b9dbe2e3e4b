/** Text of one colour; `kind` is the class that colours it: empty for plain text, `var` for a placeholder. */
export interface Run {
  text: string;
  kind: string;
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

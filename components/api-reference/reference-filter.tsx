interface Props {
  /** Name of the field. */
  label: string;
  /** What is said when nothing is left. */
  none: string;
}

/** Filter of the list of operations below it, which is plain HTML; lib/browser/enhance/reference-filter.ts makes it work. */
export function ReferenceFilter({ label, none }: Props) {
  return (
    <search className="ref-filter" aria-label={label}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-none={none}
      />
      <p role="status" />
    </search>
  );
}

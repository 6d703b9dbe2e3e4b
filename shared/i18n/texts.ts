/** The keys of a set of English texts. A missing or surplus key in a translation fails the type check. */
export type Texts<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: string;
};

/** A contract type as it is answered: integers beyond 2^53 are `bigint` and written with all their digits. */
export type Wire<T> = T extends number
  ? number | bigint
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** A long list, in parts that are made when they are asked for. */
export type Slices<Item> = AsyncIterable<Item[]>;

/** The body of an answer: a list may come in slices. */
export type WireBody<T> = T extends readonly (infer Item)[] ? Wire<Item>[] | Slices<Wire<Item>> : Wire<T>;

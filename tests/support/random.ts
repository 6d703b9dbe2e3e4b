/** Reproducible random choices. */
export type Random = ReturnType<typeof randomFrom>;

const troublesome = [
  ...'\u0000\u0001\t\n\r "\'\\/%<>{}[]:;,&?#=+-*|~`^$@!()_.',
  ...'\u0085\u00a0\u00df\u0130\u0131\u202e\u2028\ud800\udfff\ufeff\uffff',
  '😀',
  'e\u0301',
  'ﬃ',
];

/** Creates a mulberry32 generator with a seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return {
    /** An integer from 0 to below `bound`. */
    below,
    pick,
    /** True once in so many times. */
    once: (inSoMany: number) => below(inSoMany) === 0,
    /** Text of up to so many UTF-16 units, mostly of characters that cause trouble. */
    text: (most: number) =>
      Array.from({ length: below(most + 1) }, () =>
        below(3) ? String.fromCharCode(97 + below(26)) : pick(troublesome),
      ).join(''),
  };
}
